"""What is asked of a club while the plug is pulled."""

from knobel.club.actions import AddMember, Found, MemberId, RecordEvening
from knobel.club.club_log import ClubLog
from proofs.crash_clubs import unasked, wishes

PEOPLE = 2


def test_everything_that_can_be_asked_of_a_club_is_asked() -> None:
    assert unasked() == []


def test_all_of_it_is_granted_to_several_who_ask_again_and_again() -> None:
    log = ClubLog.founded(Found("Die Filzläuse", "2026"), 0)
    for number in range(PEOPLE):
        log.do(AddMember(f"Member {number}"), 1)
    latest = [0] * PEOPLE
    for turn in range(3 * len(wishes(MemberId(0), "", 0))):
        for number in range(PEOPLE):
            every = wishes(MemberId(number), f"{turn}-{number}", latest[number])
            wish = every[turn % len(every)]
            seq = log.do(wish, 2 + turn)
            latest[number] = seq if isinstance(wish, RecordEvening) else latest[number]
    assert len(log.rows) == 1 + PEOPLE + 3 * PEOPLE * len(every)
