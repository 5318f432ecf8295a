"""Rows of eight numbers that the machine handles at one stroke.

A compiler that cannot see that two rows of one array lie apart works number by number. These three operations say in
its own language that a row is one vector. Rows are those of a contiguous array of float64 with `LANES` columns.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

LANES = 8
_DOUBLE = ir.DoubleType()
_ROW = ir.VectorType(_DOUBLE, LANES)


def _row(context: Any, builder: Any, array_type: Any, array: Any, number: Any) -> Any:
    """The address of a row."""
    data = context.make_array(array_type)(context, builder, array).data
    at = builder.mul(builder.zext(number, ir.IntType(64)), ir.Constant(ir.IntType(64), LANES))
    return builder.bitcast(builder.gep(data, [at]), _ROW.as_pointer())


def _spread(builder: Any, number: Any) -> Any:
    """A row of one number."""
    one = builder.insert_element(ir.Constant(_ROW, ir.Undefined), number, ir.Constant(ir.IntType(32), 0))
    every = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, ir.Constant(_ROW, ir.Undefined), every)


def _mean_of_six(
    typing: Any, rows: Any, into: Any, ones: Any, twos: Any, threes: Any, fours: Any, fives: Any, sixes: Any
) -> Any:
    """rows[into] = the mean of six other rows."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        places = [_row(context, builder, signature.args[0], given[0], number) for number in given[1:]]
        total = builder.load(places[1], align=8)
        for place in places[2:]:
            total = builder.fadd(total, builder.load(place, align=8))
        sixth = ir.Constant(_ROW, [1 / 6] * LANES)
        builder.store(builder.fmul(total, sixth), places[0], align=8)
        return context.get_dummy_value()

    return types.void(rows, *(types.int32,) * 7), generate


def _raise_to(typing: Any, rows: Any, into: Any, others: Any, other: Any, more: Any) -> Any:
    """rows[into] = whatever is greater, itself or others[other] + more, lane by lane."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        place = _row(context, builder, signature.args[0], given[0], given[1])
        offered = builder.load(_row(context, builder, signature.args[2], given[2], given[3]), align=8)
        offered = builder.fadd(offered, _spread(builder, given[4]))
        held = builder.load(place, align=8)
        builder.store(builder.select(builder.fcmp_ordered(">", offered, held), offered, held), place, align=8)
        return context.get_dummy_value()

    return types.void(rows, types.int32, others, types.int32, types.float64), generate


def _add_to(typing: Any, rows: Any, into: Any, others: Any, other: Any, factor: Any) -> Any:
    """rows[into] += factor * others[other]."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        place = _row(context, builder, signature.args[0], given[0], given[1])
        added = builder.load(_row(context, builder, signature.args[2], given[2], given[3]), align=8)
        added = builder.fmul(added, _spread(builder, given[4]))
        builder.store(builder.fadd(builder.load(place, align=8), added), place, align=8)
        return context.get_dummy_value()

    return types.void(rows, types.int32, others, types.int32, types.float64), generate


mean_of_six: Callable[..., None] = intrinsic(_mean_of_six)
raise_to: Callable[..., None] = intrinsic(_raise_to)
add_to: Callable[..., None] = intrinsic(_add_to)
