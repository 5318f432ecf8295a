"""What is seen and told of the choice of a category."""

from knobel.games.word._categories import CATEGORY_SLOT, LISTED, OBJECT, CategoryChoice
from knobel.writing.face import Announcement, Item, Name, Names, Phrase, SeenEvent, say
from knobel.writing.rules import Did, Expired, Press, Say, Words


def category_name(category: str) -> Phrase:
    """A category as it is called: a listed one by its name, any other as it was typed."""
    return say(f"category-{category}") if category in LISTED else say("category-own", text=category)


def round_told(choice: CategoryChoice, rounds: int) -> Phrase:
    """Which round it is, and its category as soon as there is one."""
    if choice.chosen is None:
        return say("round-begins", round=choice.round, rounds=rounds)
    return say("round-goes-on", round=choice.round, rounds=rounds, category=category_name(choice.chosen))


def choice_headline(choice: CategoryChoice) -> Phrase:
    """One line: how far the choice is."""
    if choice.among:
        return say("headline-category-lot")
    if choice.candidates:
        return say("headline-category-vote")
    return say(f"headline-{'proposal' if choice.proposal is None else 'objections'}", who=Name(choice.proposer))


def announcements(choice: CategoryChoice) -> tuple[Announcement, ...]:
    """What lies on the table of the choice."""
    if choice.proposal is None:
        return tuple(_candidate(choice, each) for each in choice.candidates)
    named = say("category-proposed", who=Name(choice.proposer), category=category_name(choice.proposal))
    objecting = tuple(seat for seat, answer in enumerate(choice.answers) if answer == OBJECT.button)
    objections = (Announcement("objections", say("category-objections", who=Names(objecting))),) if objecting else ()
    return (Announcement("proposal", named), *objections)


def _candidate(choice: CategoryChoice, category: str) -> Announcement:
    votes = choice.answers.count(category)
    return Announcement(
        f"candidate-{category}", say("category-candidate", category=category_name(category), votes=votes)
    )


def told_in_choice(choice: CategoryChoice, event: SeenEvent) -> tuple[Phrase, ...]:
    """What somebody has said or pressed; the fall of the lot speaks by what comes of it."""
    match event:
        case Did(seat, Press(button)):
            return (say(f"told-press-{button}", who=Name(seat)),)
        case Did(seat, Say(value)) if choice.candidates:
            return (say("told-category-vote", who=Name(seat), category=category_name(value)),)
        case Did(seat, move):
            meant = choice.meant(move)
            if meant is None:
                return (say("told-category-refused", who=Name(seat)),)
            return (say("told-category-proposed", who=Name(seat), category=category_name(meant)),)
        case Expired():
            return (say("told-expired"),)
        case _:
            return ()


def told_of_choice(before: CategoryChoice, after: CategoryChoice) -> tuple[Phrase, ...]:
    """What has come of the choice since."""
    if after.chosen is not None:
        return (say("told-category-chosen", category=category_name(after.chosen)),)
    if len(after.candidates) > len(before.candidates):
        return (say("told-category-drawn", category=category_name(after.candidates[-1])),)
    if after.attempt > before.attempt:
        return (say("told-category-again", who=Name(after.proposer)),)
    return (say("told-category-lot"),) if after.among and not before.among else ()


def is_own_category(item: Item) -> bool:
    """Whether a choice is to write a category of one's own."""
    return isinstance(item, Words) and item.slots == (CATEGORY_SLOT,)
