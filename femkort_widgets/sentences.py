"""The English sentences of errors, by their keys, and why a card may not be played."""

SENTENCES = {
    "no_card": "{text!r} is not a card: write the suit S, H, D or C and then the rank, "
    "as in SA, HT or C2.",
    "card_twice": "{card} stands twice in the deal: each card of a pack can be dealt once.",
    "no_hands": "A deal of {hands} hands cannot be played: it takes at least two.",
    "hands_type": "{given!r} is not what is dealt: give a sequence of hands, each its cards as "
    "one text, as in 'SA S5 H7', or a sequence of cards.",
    "no_dealer": "Seat {dealer} cannot deal: with {players} hands the seats are 0 to {last}.",
    "no_seed": "{seed} is no seed: give a whole number, or a text of one line.",
    "no_attempt": "There is no attempt {attempt!r}: attempts are counted from 1.",
    "dealer_not_in": "Seat {dealer} deals, but is not dealt in: the dealer's last card is turned "
    "for trumps, so the dealer needs cards.",
    "hand_count": "The deal has {hands} hands, but these rules are for {players} players.",
    "not_in_pack": "{card} is not in the pack of this round.",
    "turned_missing": "This round turns the dealer's last card for trumps: give it as turned=.",
    "turned_not_dealt": "{card} cannot be the turned card: the dealer, seat {dealer}, does not "
    "hold it.",
    "pack_too_small": "The pack of {pack} cards cannot give {seats} seats {size} cards each.",
    "not_dealt_in": "Seat {seat} is not dealt in, but holds cards.",
    "no_seats": "{seats} cannot be the seats dealt in: name at least two of the seats 0 to {last}, "
    "each once.",
    "no_game": "There is no game {game!r}: the games are {known}.",
    "no_variant": "{game} has no variant {variant!r}: its variants are {known}.",
    "variants_text": "variants={given!r} is not a tuple of keys: write it as in ('trump',).",
    "no_option": "{game} has no option {option!r}: its options are {known}.",
    "option_value": "{option}={value!r} is not possible: it takes {expected}.",
    "players": "{game} is not for {players!r} players: it takes {least} to {most}.",
    "contradiction": "{one} and {other} contradict each other.",
    "contradiction.one_opener": "{one} and {other} contradict each other: only one of them can "
    "say who opens the round.",
    "contradiction.three_pots": "{one} and {other} contradict each other: three pots win.",
    "contradiction.three_players": "{one} and {other} contradict each other: the pack of 24 cards "
    "is for three players.",
    "no_round": "There is no deal {number!r}: deals are counted from 0.",
    "past_last_round": "There is no deal {number!r}: {game} has {last} deals, counted from 0.",
    "no_round_key": "{game} has no round {given!r}: its rounds are {known}.",
    "duty_failed": "The duty {duty!r} cannot be asked about a move: {cause}.",
    "duty_twice": "The duty {duty!r} stands twice: each needs a key of its own.",
    "one_round": "{game} has one kind of round: there is no order to change.",
    "rounds_text": "rounds={given!r} is not a tuple of keys: write it as in ('pass', 'grand').",
    "no_rounds": "A game needs at least one round: choose from {known}.",
    "no_plan": "The round {round!r} is played by rules of the house ({what}) that numbers cannot "
    "say: it is worked out card by card, which takes longer.",
    "hidden_cards": "Cards of seat {seats} are not known: this takes every card of the deal.",
    "no_request": "Nobody may ask for better cards: the variant redeal_request is not agreed.",
    "request_too_late": "Better cards can be asked for only before the first card is played, and "
    "before the match is stopped.",
    "misdeal_too_late": "A misdeal can be called only before the first card is played, and before "
    "the match is stopped; after that the hand is played on.",
    "request_agree": "agree={given!r} is not possible: give True or False by seat, as in "
    "(True, False, True).",
    "request_answers": "{given} answers were given, but the match has {seats} seats: give one "
    "each.",
    "match_over": "The match is over.",
    "deal_stopped": "The match was stopped in the middle of this deal: it is not played on.",
    "deal_running": "This deal is still being played: play it to its end or stop the match.",
    "deal_done": "The deal is over: there is no card to choose.",
    "too_deep": "This round lies too deep to be worked out exactly: {cards} cards are held, and "
    "the search was not done after {nodes} positions. Ask later in it, or allow more with nodes=.",
    "lab.no_answer": "Nothing has been found yet: run a question first.",
    "lab.running": "A question is being worked on: wait for its answer, or stop it.",
    "lab.one_contender": "There is nothing to compare: choose at least one way of playing besides "
    "the one that the others are compared with.",
    "lab.no_last_trick": "In the round {round!r} the last trick counts like any other: who can "
    "force it is asked in Femkort and in Letzter Stich.",
    "no_choice": "Seat {seat} has nothing to choose from: the cards it holds are not known.",
    "bot_move": "The bot {bot!r} chose {move} for seat {seat}, which may not be played there.",
    "unknown_hands": "This cannot be played at a table: cards of seat {seats} are not known. "
    "Give every card of the deal.",
    "no_more_deals": "No prepared deal is left: the list held {count}.",
    "seed_or_deals": "A match needs a seed or prepared deals: give seed= or deals=.",
    "wrong_type": "{given} is not {expected}.",
    "bots": "{given} bots were given for {players} seats: give one kind for all, or one per seat.",
    "names_text": "names={given!r} is not possible: give a name by seat, as in ('Ada', 'Bo').",
    "names": "{given} names were given for {players} players.",
    "seat": "There is no seat {seat!r}: the seats are 0 to {last}.",
    "illegal": "{said}: {why}.",
    "record": "Line {line}, column {column}: found {found}, where {expected} was expected.",
    "record_game": "Line {line}, column {column}: there is no game {found!r}: the games are "
    "{expected}.",
    "json": "{place}: found {found}, where {expected} was expected.",
    "json.object": "an object of {names}",
    "json.empty": "an empty object",
    "json.list": "a list",
    "json.number": "a number out of bounds",
    "json.python": "a Python {type}",
    "json.side_line": "a side line",
    "json.too_much": "a number too long or lists too deep",
    "json.missing": "{name!r} in it",
    "json.side_lines": "no more than {most} of them in one another",
    "json_text": "This cannot be a record: written as text it would be read as another one.",
    "text.end": "the end of the text",
    "link_cut": "This link is cut off or changed: copy all of it.",
    "link_size": "This is too much for a link: unpacked, a record may take {most} MB.",
    "png_missing": "A PNG is made by resvg, which is not installed: pip install "
    "'femkort-widgets[png]'. An SVG needs nothing.",
    "png_fonts": "A PNG needs a font for what is written on it, and none was found: install one of "
    "{known}. An SVG needs none.",
    "studio.no_step": "There is no step {at}: the steps are 0 to {last}.",
    "studio.nothing_to_remove": "Nothing can be taken out before the first card of a round.",
    "studio.no_undo": "There is no edit to take back.",
    "studio.no_redo": "There is no edit taken back that could be made again.",
    "studio.nothing_replaced": "No side line can begin here: it replaces a card, and only passes "
    "or nothing were played before.",
    "studio.change": "The hidden hands cannot change by {found!r}: each card that a hand gets is "
    "taken from another or was not dealt, and cards played stay, as in 'N+SA S-SA'.",
    "studio.dealt_again": "This hand was dealt again before a card was played.",
    "studio.passed_out": "Everybody has passed again and again: no more passes are taken.",
    "studio.unclear": "This cannot be written here, beside text that cannot be read: put that "
    "right in the text of the record first.",
    "studio.fault": "This would leave a fault in the record: {fault}.",
    "studio.comment_text": "A comment is text of at most {most} characters.",
    "studio.no_card": "No card was played here that could be judged.",
    "studio.not_only": "More than one card was legal here, so this was not the only one.",
    "studio.hand_full": "{given} cards are too many for a hand of {size}.",
    "studio.hand_text": "{given} is no hand: give its cards one by one, as in ['SA', 'H7', '?3'].",
    "studio.played": "This cannot be the hand: it contradicts the cards that were played.",
    "studio.turned": "This round turns a card for trumps: say which one it is.",
    "studio.name_size": "A name has at most {most} characters.",
    "studio.not_editable": "This hand is shown as one seat sees it, and cannot be changed.",
    "widget_argument": "{widget} takes no argument {argument!r}: it takes {known}.",
    "rules_argument": "{argument} belongs to the rules: write fw.{widget}(fw.rules({rules!r}, "
    "{argument}=...)).",
    "match_argument": "{argument} is decided by the match that is gone on with: leave it out.",
    "choice": "{name}={value!r} is not possible: it can be {known}.",
    "stale": "The table has moved on: this was meant for turn {turn}, and it is turn {now}.",
    "not_your_turn": "It is not your turn.",
    "failed": "Something at this table does not work: {cause}. A rule of the house or a bot of "
    "your own may be the reason.",
    "unknown_wish": "The table does not know {wish!r}.",
    "not_now": "{wish} is not possible now.",
    "whole": "a whole number from {least} to {most}",
    "whole_or_none": "a whole number from {least} to {most}, or None",
    "milliseconds": "whole milliseconds from {least} to {most}",
    "pixels": "a whole number of pixels from {least} to {most}",
    "index_letters": "{known}, four letters as in 'A K Q J', or '' for those of the language",
    "weights": "{count} numbers, one for each question",
    "bot_kinds": "a kind of bot or one per seat: {known}",
    "preferences": "{place}: preferences, as in (of_longest_suit, lowest)",
    "fixed": "{widget}.{name} is fixed: make another {widget} for another.",
    "nothing_to_show": "The record holds no round that can be shown: give the text of one, or "
    "fw.load(path) for a file.",
    "house_unknown": "This match is played by rules of the house that are not known here: "
    "{duties}. Read its record with them, as in fw.loads(text, rules=rules).",
    "not_unfinished.none": "This record cannot be gone on with: it holds no match. fw.load(path) "
    "reads a file.",
    "not_unfinished.many": "This record cannot be gone on with: it holds {matches} matches, not "
    "one.",
    "not_unfinished.no_replay": "This record cannot be gone on with: a round of it cannot be "
    "replayed.",
    "not_unfinished.not_first": "This record cannot be gone on with: it does not begin with the "
    "first deal of its match.",
    "not_unfinished.bad_seat": "This record cannot be gone on with: a seat of it has a label that "
    "no seat can have.",
    "not_unfinished.broken_off": "This record cannot be gone on with: a round before its last one "
    "is not played to its end.",
    "not_unfinished.cards": "This record cannot be gone on with: cards of it are missing, or "
    "cannot be played.",
    "not_unfinished.over": "This record cannot be gone on with: the match is over.",
    "not_unfinished.seeds": "This record cannot be gone on with: its rounds have different seeds.",
    "not_unfinished.other_hands": "This record cannot be gone on with: it deals other hands than "
    "its seed gives.",
    "not_unfinished.nobody": "This record cannot be gone on with: nobody sits at {seat!r}.",
    "strategy_failed": "{contender}: the strategy {strategy!r} at seat {seat} failed in deal "
    "{deal}: {cause}",
    "not_sendable": "The strategies or rules cannot be sent to another process: {cause}. Functions "
    "written in a notebook can where cloudpickle is installed; else run without workers.",
    "executor_broken": "The executor does not take or finish work any more: {cause}. What was "
    "counted before is in error.result.",
    "piece_failed": "A part of the deals failed {tries} times on the executor: {cause}. What was "
    "counted before is in error.result.",
    "wrong_number": "{name}={value!r} is not possible: give a whole number from {least} on.",
    "names_twice": "Each contender needs a name of its own: {names}.",
    "extra_missing": "{what} needs {package}: pip install 'femkort-widgets[analysis]'.",
    "contender_seats": "{name!r} has {given} strategies, but the table has {players} seats: give "
    "one, for a seat against the field, or one for each seat.",
    "no_choice_key": "{game} leaves no choice {given!r}: its choices are {known}.",
    "explorer.none_found": "In {deals} deals these rules never came to different things: ask for "
    "more with deals=, or for another seed.",
    "explorer.nothing_apart": "Both tables play by the same rules: change one of them first.",
    "explorer.two_games": "Two tables need one game and as many players, not {one} and {other}.",
    "explorer.no_round": "The first round of this record cannot be played through ({fault}).",
    "explorer.argument": "{argument} is decided by the {what} that is opened: leave it out.",
    "classroom.none_found": "No {kind} question was found in {game}: try another, or other rules.",
    "classroom.hidden": "A {kind} question needs all cards of {seats}, and some are not known: "
    "write them.",
    "classroom.not_here": "A {kind} question cannot be asked of this position.",
    "classroom.not_here.about": "A {kind} question cannot be asked here: {about} does not fit.",
    "classroom.placed": "{place}: {cause}",
    "classroom.in.sheet": "In the sheet",
    "classroom.in.question": "In question {n}",
    "classroom.in.hand": "In question {n} (lines counted within its hand)",
    "classroom.in.draw": "In draw {n}",
    "classroom.in.options": "In the options of draw {n}",
    "classroom.hand": "{place}, the hand cannot be used: {fault}.",
    "classroom.hand.record": "{place}, the hand cannot be read. {cause}",
    "classroom.hand.missing_end": "{place}, line {line}, the hand breaks off: end it with *.",
    "classroom.no_name": "A pupil needs a name: give it as student=…",
    "classroom.unseen_name": "The name of the pupil has no letter that can be shown.",
    "classroom.no_file": "There is no file {path}.",
    "classroom.no_folder": "There is no folder {path}.",
    "classroom.not_folder": "{path} is a file; give the folder that the answers files are in.",
    "classroom.sheet": "This is not a sheet of exercises: {cause}.",
    "classroom.sheet.type": "A sheet of exercises is a text, and this is {found}.",
    "classroom.field": "{place}, {field} is {found}, where {expected} was expected.",
    "classroom.missing": "{place}, {field} is missing: {expected} was expected.",
    "classroom.unknown_field": "{place}, there is no field {field!r}. Known are {known}.",
    "classroom.about": "A {kind} question cannot be about {about} here. It can be about {known}.",
    "classroom.about.missing": "A {kind} question needs {field}: it can be about {known}.",
    "classroom.seat": "A {kind} question is asked of the seat to play: {wanted}, not {given}.",
    "classroom.other_answers": "{path} holds more answers: go on with answers=, or save elsewhere.",
    "classroom.house": "A sheet cannot hold rules of the house: keep this exercise in Python, or "
    "write its questions out.",
    "classroom.answers": "This is no set of answers: found {found}. Give them by number, as 1: "
    "[SA, S5], 2: W.",
    "classroom.other_exercise": "These answers are for the exercise “{given}”, not for “{wanted}”.",
    "classroom.other_version": "These answers are for “{wanted}” as it was before a change.",
    "classroom.other_student": "These answers were given by {given}, not by {wanted}.",
    "classroom.no_exercise": "There is no exercise “{given}” here: there are {known}.",
    "classroom.twice": "Handed in more than once: {paths}. Each counts for itself.",
    "classroom.empty": "An exercise needs a question.",
    "classroom.too_many": "An exercise of {count} questions is too long: at most {most}, with "
    "those that are drawn.",
    "classroom.exam": "This is an exam and stays one: leave out mode={mode!r}.",
    "classroom.drawn": "{argument} is for questions that are drawn; these are not: leave it out.",
    "classroom.no_stops": "The record has no stop that can be asked: write one before a card, as "
    "in {{? Which card? [%ok SA]}}.",
    "classroom.file": "The answers file {path} cannot be used: {cause}.",
}

REFUSALS = {
    "follow_suit": "the led suit must be followed",
    "head_the_trick": "the trick must be headed by whoever can",
    "opening_card": "the opening card must be laid first",
    "does_not_fit": "it fits no row",
    "must_play": "a card that fits must be played",
    "already_played": "this seat has already played to the trick",
    "not_in_trick": "this seat does not play to this trick",
    "not_in_hand": "this seat does not hold it",
    "deal_over": "the deal is over",
}
