"""Texts: every word that people read, in German and English, as Fluent catalogues beside this file."""

from knobel.texts.catalogue import LANGUAGES, Texts, texts
from knobel.texts.numbers import whole_number

__all__ = ["LANGUAGES", "Texts", "texts", "whole_number"]
