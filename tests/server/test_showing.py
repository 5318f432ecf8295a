"""Pages on the wire do not pile up."""

import gc
from itertools import pairwise
from weakref import ref

from knobel.desk.desk import Desk
from knobel.desk.pages import page
from knobel.house.desks.messages import DeskPageMessage
from knobel.house.desks.showing import SharedPage


def test_a_page_that_nobody_looks_at_any_more_is_forgotten() -> None:
    pages = [SharedPage(DeskPageMessage(seq, page(Desk(), "projector", None, 0))) for seq in range(3)]
    for before, after in pairwise(pages):
        assert after.since(before) is after.since(before)
    oldest = ref(pages[0])
    del pages[0], before
    gc.collect()
    assert oldest() is None
