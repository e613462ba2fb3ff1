import type {
  GroupsRefusal,
  PrizePlanFaultCode,
  TieBreakCodeFault,
  TieBreakObjection,
  TimeOddsFault,
  VarmaRefusal,
} from '@rokade/rules';
import type { ConsequenceCode, RefusalCode } from '@rokade/tournament';
import type { Texts } from '../texts.ts';

/** Why a command is refused, and what follows from one that is not: under the code of each. */
export const refusalsTexts = {
  // Why a command was refused: `error.` and the refusal's code.
  'error.pairing.too-few-players':
    'Only {present|1 player is|{present} players are} present; a round needs at least two.',
  'error.pairing.no-legal-pairing':
    'Round {roundNumber} cannot be paired: there are not enough opponents whom the rules allow. Left over: {players}.',
  'error.pairing.no-legal-colours':
    'Round {roundNumber} cannot be paired: without a rematch somebody would have the same colour a third time running. Concerned: {players}.',
  'error.pairing.schedule-over':
    'The table has {rounds|1 round only|{rounds} rounds only}; there is no round {roundNumber}.',
  'error.pairing.games-unfinished':
    'The cup goes on only when these games are finished: {players}.',
  'error.pairing.lot-needed': 'All games were drawn: lots must be drawn between {players}.',
  'error.pairing.decided': 'It is decided; there is no further round.',
  'error.command.needs-confirmation': 'This has to be confirmed first.',
  'error.command.not-now': 'That cannot be done at this stage of the tournament.',
  'error.tournament.exists': 'The tournament exists already.',
  'error.tournament.missing': 'There is no such tournament.',
  'error.settings.invalid': '{field}: {problem}.',
  'error.settings.rounds-unplayable':
    'So many rounds cannot be played: {player} has opponents for {most|1 round|{most} rounds} in all.',
  'error.player.unknown': '{player} is not in this tournament.',
  'error.player.suspended':
    '{name} is suspended up to and including {lastDay} ({article}) and is not entered. Nobody here can pass over that; the federation’s officers can lift it.',
  'error.player.duplicate': '{name} is already entered.',
  'error.player.invalid': '{field}: {problem}.',
  'error.player.has-played': 'Once a round is paired nobody is removed; withdraw {player} instead.',
  'error.player.already-withdrawn': '{player} has already withdrawn.',
  'error.player.not-withdrawn': '{player} has not withdrawn.',
  'error.lots.not-drawn': 'Draw the lots first, or type in the draw numbers.',
  'error.lots.first-colour-not-drawn':
    'Number 1’s colour in round 1 is neither chosen nor drawn by lot.',
  'error.lots.no-first-colour': 'Only FIDE’s Swiss system draws the colour of round 1.',
  'error.lots.seed-missing': 'The draw needs a seed: a text from which anybody can repeat it.',
  'error.lots.order-invalid': 'Draw numbers, {player}: {problem}.',
  'error.lots.varma-needs-table': 'The Varma tables belong to round robins.',
  'error.lots.not-tied':
    'Lots are drawn only between all those who share one place of the standings.',
  'error.lots.no-such-play-off':
    'There is no such game of a play-off between those who share this place, or somebody did not wish it.',
  'error.system.not-by-hand': 'In this system no round can be paired by hand.',
  'error.system.not-scheduled':
    'In this pairing system rounds depend on results; they are paired one by one.',
  'error.round.unknown': 'There is no round {round}.',
  'error.round.already-paired': 'Round {round} is already paired.',
  'error.round.no-more':
    'All {planned} rounds are paired. To play more, change the number of rounds.',
  'error.round.not-draft': 'There is no draft of a round.',
  'error.round.not-published': 'Round {round} is not published yet.',
  'error.board.unknown': 'Round {round} has no board {board}.',
  'error.result.invalid': '{whiteHalfPoints}–{blackHalfPoints} is no possible result.',
  'error.result.due-not-a-date': '“{due}” is not a date.',
  'error.rating-result.none-yet':
    'Board {board} of round {round} has no result yet: enter it first.',
  'error.rating-result.not-final':
    'A game is rated by a result that is settled; an adjourned or postponed one is none.',
  'error.report-sent.nothing-played': 'No round is published yet: there is no report to send.',
  'error.report-sent.month-unknown': 'No published round is dated in {month}.',
  'error.report-sent.day-unknown': '“{day}” is not a date.',
  'error.report-sent.day-to-come': '{day} is still to come.',
  'error.report-sent.rules-unknown': 'There are no rating rules “{edition}” for this report.',
  'error.result.colours-stand':
    'Round {round}, board {board}: players draw the colours only where games are played by appointment.',
  'error.result.already-entered':
    'Board {board} of round {round} has a result already; correct it instead.',
  'error.reported.not-asked-for': 'Results are not reported with this code here.',
  'error.reported.other-pairing':
    'Other players sit at board {board} of round {round} now. Nothing was reported; look at the board again.',
  'error.reported.arbiter-only':
    'Only a win or a draw is reported here. Tell the arbiter everything else.',
  'error.reported.waits':
    'You two reported different results for board {board} of round {round}. The arbiter settles it.',
  'error.moves.malformed': 'What came for round {round}, board {board} are no moves.',
  'error.moves.other-pairing':
    'At board {board} of round {round} other players sit, or the round is not published.',
  'error.ask.not-taken': 'Byes and withdrawals are not asked for by phone in this tournament.',
  'error.ask.too-late': 'Round {round} could be asked about until {until}. Speak to the arbiter.',
  'error.ask.not-playing': '{player} has left the tournament.',
  'error.ask.declined':
    'The arbiter has declined this for round {round} already. Speak to the arbiter.',
  'error.ask.none': '{player} asks for nothing in round {round} that waits for an answer.',
  'error.verification.differs':
    'Other results stand by now in round {round}, boards {boards}: compare them with the slips once more.',
  'error.draft.player-twice': '{player} is on two boards.',
  'error.draft.player-not-present': '{player} does not play in this round.',
  'error.draft.too-many-byes': 'Only one player can have the bye. Without a board are: {players}.',
  'error.bye.not-in-table':
    'Where everybody meets everybody no round is skipped: postpone the game instead.',
  'error.bye.round-not-missed':
    'No points can be given for round {round}: only for published rounds that were missed, and only where pairing goes by points.',
  'error.bye.not-in-last-round':
    'There is no half-point bye in the last round (round {round}; {article}).',
  'error.bye.too-many':
    'By the settings each player has at most {most|one half-point bye|{most} half-point byes}.',
  'error.check-in.not-this-round':
    'Players are checked in for the next round only, not for round {round}.',
  'error.check-in.not-missing': '{player} is there, or has a bye, or has left.',
  'error.check-in.not-a-no-show':
    'Nobody has to decide whether {player} plays on after round {round}.',
  'error.table.kept': 'Table {table} is kept by {player} already.',
  'error.table.invalid': 'A table has a number from 1 to {most}.',
  'error.appeal.field-invalid': '{field}: {problem}.',
  'error.appeal.unknown': 'There is no protest {appeal}.',
  'error.appeal.no-game': 'Round {round} has no game on board {board}.',
  'error.appeal.decided': 'Protest {appeal} is decided.',
  'error.appeal.undecided': 'Protest {appeal} is not decided yet.',
  'error.appeal.final': 'The decision on protest {appeal} is final ({article}).',
  'error.championship.rules-unknown': 'There are no rules {rules} of a championship.',
  'error.championship.classes-invalid': 'A championship has {least} to {most} classes.',
  'error.championship.class-invalid': 'There are classes 1 to {most}.',
  'error.championship.reason-missing': 'Say why {player} plays in another class.',
  'error.championship.none': 'No classes are given here yet.',
  'error.championship.class-missing': '{player} is in no class yet.',
  'error.championship.no-targets':
    'Places decide here who rises and falls: there are no target scores.',
  'error.excuse.no-game': '{player} has no game in round {round}.',
  'error.excuse.game-over': 'The game of {player} in round {round} is over.',
  'error.excuse.not-a-day': '“{day}” is not a date.',
  'error.excuse.none': '{player} has no excuse for round {round}.',
  'error.round.start-not-a-time': '“{at}” is not a date and time such as 2026-11-21T19:05.',
  'error.late-pair.round-over':
    'A later round than round {round} is published already; no board can be added to it.',
  'error.late-pair.not-free':
    '{player} has an opponent in the round already, or has left the tournament.',
  'error.late-pair.have-met':
    '{white} and {black} met in round {earlierRound} and cannot be paired again ({article}).',
  'error.late-pair.minutes-invalid':
    'The minutes taken from the clocks are a whole number from 0 to {most}.',
  'error.system.no-late-pair':
    'Only where pairing goes by points can two be paired after a round has begun.',
  'error.bye.round-already-paired':
    'Round {round} is published; byes in it can no longer be changed.',
  'error.journal.unknown-version': 'The history has no line {version}.',

  // What is wrong with a plan, at the place named beside it.
  'error.prize-plan.empty': 'something is missing here: a name, a prize or whom it is for',
  'error.prize-plan.too-much': 'too much: at most {most}',
  'error.prize-plan.money-invalid': 'an amount is a whole number of øre or cents and never below 0',
  'error.prize-plan.money-rises': 'the amount is higher than for the place above',
  'error.prize-plan.number-invalid': 'a whole number from {least} to {most} is wanted',
  'error.prize-plan.range-reversed': 'the rating group begins above its end',
  'error.prize-plan.ranges-overlap':
    'the rating group overlaps {otherPath}; one has to lie wholly inside or wholly outside the other',
  'error.prize-plan.condition-twice': 'the same kind of condition stands twice',
  'error.prize-plan.year-missing': 'an age group needs the year in the plan',
  'error.prize-plan.player-twice': 'a player is named twice',
  'error.prize-plan.player-unknown': 'there is no such player',
  'error.prize-plan.not-equal':
    'these players are not equal: a play-off needs equal points, a lot equality in everything',

  // Why groups, lots or time odds cannot be so.
  'error.groups.too-many':
    '{groups} groups are not possible: with at least 2 players in each there can be {most}.',
  'error.groups.too-few-players':
    '{players|1 player|{players} players}: a group needs at least {least}.',
  'error.groups.size-too-small':
    'Groups of at most {size} are too small; with so many players they need room for at least {least}.',
  'error.groups.too-few-for-rounds':
    '{group} would have {players|1 player|{players} players}; so many rounds need at least {least}.',
  'error.lots.varma-players':
    'The Varma tables are for {least}–{most} players; here there are {players}.',
  'error.lots.varma-no-room': 'No envelope has room for all {count} from {group}.',
  'error.time-odds.difference': 'Step {step}: the difference in rating must be more than {above}.',
  'error.time-odds.minutes':
    'Step {step}: the stronger must have at least 1 minute and fewer than {below}.',

  // What is wrong with the code of a tie-break.
  'error.tie-break-code.empty': 'the tie-break is missing',
  'error.tie-break-code.unknown': '“{text}”: there is no tie-break {base}',
  'error.tie-break-code.for-teams': '“{text}”: {base} is for teams only (--teams)',
  'error.tie-break-code.malformed': '“{text}”: cannot read “{rest}”',
  'error.tie-break-code.unknown-modifier': '“{text}”: there is no modifier {modifier}',
  'error.tie-break-code.modifier-not-for-this': '“{text}”: {base} has no modifier {modifier}',
  'error.tie-break-code.number':
    '“{text}”: the number in {modifier} is missing, superfluous or zero',
  'error.tie-break-code.modifiers-exclude-each-other':
    '“{text}”: {modifier} does not go with the modifier before it',

  // Why the rules do not have a tie-break for a tournament.
  'error.tie-break-choice.not-in-edition': '{base} is not in the rules of {edition}',
  'error.tie-break-choice.not-in-round-robin': '{base} may not be used in a round robin',
  'error.tie-break-choice.for-round-robin':
    '{base} is made for round robins; elsewhere the tournament’s own rules must name it',

  // What follows from an act, under the consequence's code.
  'consequence.results-lost':
    'Round {round} is taken back; {results|1 result|{results} results} in it will be lost.',
  'consequence.rematch': '{white} and {black} have already met in round {earlierRound}.',
  'consequence.second-bye': '{player} has the bye for the second time.',
  'consequence.bye-after-free-point':
    '{player} has the bye, having already got a win’s points without playing.',
  'consequence.third-white': '{player} gets White a third time running.',
  'consequence.third-black': '{player} gets Black a third time running.',
  'consequence.colour-difference':
    '{player} will have had one colour {difference} times more than the other.',
  'consequence.forbidden-meeting':
    '{white} and {black} must not meet by the settings of the tournament.',
  'consequence.paired-late':
    '{white} and {black} are paired after the round has begun. Both must agree, and the arbiter sets the clocks.',
  'consequence.bye-lost':
    '{player} plays after all: the {halfPoints} for the round without an opponent is dropped.',
  'consequence.full-point-bye': 'The player gets a win’s points in round {round} without playing.',
  'consequence.paired-by-hand':
    'The rules give no legal pairing; {boards|1 board is|{boards} boards are} paired by hand.',
  'consequence.differs-from-rules':
    '{boards|1 board differs|{boards} boards differ} from the pairing that the rules give.',
  'consequence.pairing-stands':
    'Rounds already published after round {round} stand as they are: {pairedRounds}.',
  'consequence.counted-as-draw':
    'The game counted as a draw when these rounds were paired: {pairedRounds}. They stand. {white} now has {whiteHalfPoints} and {black} {blackHalfPoints} points from it, which count from the next round on.',
  'consequence.counted-as-expected':
    'The game was taken for what the ratings expect when these rounds were paired ({whiteCountedHalfPoints}–{blackCountedHalfPoints}): {pairedRounds}. They stand. {white} now has {whiteHalfPoints} and {black} {blackHalfPoints} points from it, which count from the next round on.',
  'consequence.results-missing': 'Round {round} lacks results on board {boards}.',
  'consequence.not-checked-in':
    'Not checked in for round {round}, and paired all the same: {players}.',
  'consequence.most-missing':
    'More than half are missing: {missing} of {expected}. Is the check-in complete?',
  'consequence.rounds-left': 'Only {played} of {planned} rounds have been played.',
  'consequence.first-colour-redrawn':
    'The colour of round 1 has been drawn already; that lot is dropped.',
  'consequence.numbers-redrawn':
    'The draw numbers so far are dropped, and everybody gets a new one.',
  'consequence.unusual-score':
    '{whiteHalfPoints}–{blackHalfPoints} is given only by decision of the arbiter.',
  'consequence.tie-breaks-changed-after-start':
    'The tie-breaks change after the start: {moved|one player gets|{moved} players get} another place. First is {firstAfterPlayers} (before: {firstBeforePlayers}).',
  'consequence.system-changed-after-start':
    'The pairing system changes after the start; that holds for the rounds not yet paired.',
  'consequence.ratings-changed-after-start':
    'The rating that decides changes after the start: tie-breaks by rating, prizes and time odds follow it at once; the players’ numbers stay.',
  'consequence.paired-by-other-rules':
    '{rounds|Round 1 was|Rounds 1–{rounds} were} paired by what was announced before the start; the others will follow other rules. Are you sure?',
  'consequence.rounds-changed':
    '{after|1 round is|{after} rounds are} played instead of the {before} announced before the start.',
  'consequence.was-paired-as-last': 'Round {round} was paired as the last; it no longer is.',
  'consequence.not-paired-as-last':
    'Round {round} becomes the last, but was not paired as the last.',
  'consequence.acceleration-shifts': 'The acceleration spreads its extra points over other rounds.',
  'consequence.byes-lapse': 'Byes asked for after round {round} lapse: {players}.',
  'consequence.half-point-lost-at-end':
    'Round {round} becomes the last, where there is no half-point bye: {players} will be away without points.',
  'consequence.open-before-last-round':
    'The last round is paired while games of round {round} are open (board {boards}).',
  'consequence.paired-too-early':
    'The time for finishing the adjourned games of round {round} has not run out: {until} (board {boards}).',
  'consequence.round-has-begun': 'Round {round} has begun; its pairing can no longer be changed.',
  'consequence.postponed-in-last-round': 'No game of the last round is postponed (board {board}).',
  'consequence.due-too-late': 'The game has to be finished by {until}; this says {due}.',
  'consequence.appeal-panel-even': 'An even number decides on protest {appeal}: {count}.',
  'consequence.appeal-involved': 'Part of the case themselves: {names}.',
  'consequence.appeal-deposit-kept': 'Protest {appeal} is upheld, and the deposit is not returned.',
  'consequence.targets-were-published':
    'The target scores are published already; players were told by what they rise and fall.',
  'consequence.not-open-to':
    'This tournament is not open to them: {names}. Those who lead play may make an exception.',
  'consequence.excuse-arbiter-not-told': 'Nobody has said when {player} told the arbiter.',
  'consequence.excuse-opponent-not-told': 'Nobody has said when {player} told the opponent.',
  'consequence.excuse-arbiter-told-late':
    '{player} told the arbiter too late; {until} was the last day.',
  'consequence.excuse-opponent-told-late':
    '{player} told the opponent too late; {until} was the last day.',
  'consequence.excuse-dates-missing':
    '{player} has offered the opponent {offered|one other date|{offered} other dates}; it takes {wanted}.',
  'consequence.excuse-too-many':
    '{player} has been excused {most|once|{most} times} already, which is all a player may.',
  'consequence.played-game-not-rated':
    'All games played are rated; that on board {board} of round {round} is left out of the rating report.',
  'consequence.rated-otherwise':
    'The tables and pairings keep the result of round {round}, board {board} ({white}–{black}); the rating report alone has the other one.',
  'consequence.sent-reports-forgotten':
    'It is forgotten that {reports|a report was|{reports} reports were} sent: note it again.',
  'consequence.erased-for-good':
    'What is personal about {player} is taken out of this tournament and all of its history for good; no undo brings it back. The name is then N. N. Games, results, title, federation and ratings stay, since everybody else’s tables rest on them; prizes for age, sex or club go by what is left. Other tournaments, and exports and prints kept elsewhere, are not changed.',
  'consequence.more-public':
    'More was public then than now, and will be again. Look at the settings afterwards.',
} as const satisfies Texts<
  | `error.${RefusalCode | PrizePlanFaultCode | (GroupsRefusal | VarmaRefusal | TimeOddsFault | TieBreakCodeFault | TieBreakObjection)['code']}`
  | ConsequenceCode
>;
