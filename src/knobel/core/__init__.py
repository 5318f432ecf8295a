"""The language games are written in: values, stages, events, scenes, records. Pure, and the same for every game."""
