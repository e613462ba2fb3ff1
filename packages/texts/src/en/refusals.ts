import type {
  GroupsRefusal,
  PrizePlanFaultCode,
  TeamSwissRefusal,
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
    'Round {roundNumber} cannot be paired: the rules do not allow enough pairs. Left over: {players}.',
  'error.pairing.no-legal-colours':
    'Round {roundNumber} cannot be paired: without a rematch somebody would have the same colour three times running. Players concerned: {players}.',
  'error.pairing.too-few-teams':
    'Only {present|1 team is|{present} teams are} present; a round needs at least two.',
  'error.pairing.no-legal-team-pairing':
    'Round {roundNumber} cannot be paired: too many of the teams have already met. The chief arbiter decides.',
  'error.pairing.schedule-over':
    'The table has only {rounds|1 round|{rounds} rounds}; there is no round {roundNumber}.',
  'error.pairing.games-unfinished':
    'The cup can only go on once these games are finished: {players}.',
  'error.pairing.lot-needed': 'All games were drawn: lots must be drawn between {players}.',
  'error.pairing.decided': 'The tournament is decided; there are no further rounds.',
  'error.command.needs-confirmation': 'Confirm this first.',
  'error.command.not-now': 'You cannot do that at this stage of the tournament.',
  'error.tournament.exists': 'The tournament already exists.',
  'error.tournament.missing': 'There is no such tournament.',
  'error.settings.invalid': '{field}: {problem}.',
  'error.settings.of-event': 'This is given at {event} for all its groups: change it there.',
  'error.settings.rounds-unplayable':
    'There are too many rounds: {player} has opponents for only {most|1 round|{most} rounds}.',
  'error.fide-mode.refused':
    '{fideAct} is not possible in FIDE mode here ({article}). If it has to be, leave FIDE mode in the settings; there is no way back into it.',
  'error.fide-mode.on': 'The tournament is in FIDE mode already.',
  'error.fide-mode.off': 'The tournament is not in FIDE mode.',
  'error.fide-mode.left': 'FIDE mode has been left; there is no way back into it.',
  'error.fide-mode.too-late': 'A round is paired: FIDE mode begins before round 1 or not at all.',
  'error.player.unknown': '{player} is not in this tournament.',
  'error.player.suspended':
    '{name} is suspended up to and including {lastDay} ({article}) and cannot be entered. This cannot be overridden here; the federation’s officers can lift the suspension.',
  'error.player.duplicate': '{name} is already entered.',
  'error.player.invalid': '{field}: {problem}.',
  'error.player.has-played':
    'Once a round is paired no player can be removed; withdraw {player} instead.',
  'error.player.already-withdrawn': '{player} has already withdrawn.',
  'error.player.not-withdrawn': '{player} has not withdrawn.',
  'error.player.already-expelled': '{player} is already expelled.',
  'error.player.expulsion-unexplained': 'Say why {player} is expelled.',
  'error.lots.not-drawn': 'Give the players their numbers first.',
  'error.lots.first-colour-not-drawn':
    'The colour of number 1 in round 1 is neither chosen nor drawn by lot.',
  'error.lots.no-first-colour': 'Only FIDE’s Swiss system draws the colour of round 1.',
  'error.lots.seed-missing': 'The draw needs a seed: a text from which anybody can repeat it.',
  'error.lots.order-invalid': 'Draw numbers, {player}: {problem}.',
  'error.lots.varma-needs-table': 'The Varma tables are only for round robins.',
  'error.lots.no-start-positions': 'The games of this tournament begin from the usual position.',
  'error.lots.start-position-played':
    'A game of round {round} has a result: it began from the position drawn before.',
  'error.lots.not-equal':
    'Only players of the same rating exchange their numbers; {player} has another.',
  'error.lots.numbers-too-late': 'Numbers stay once round {until} is paired ({article}).',
  'error.lots.numbers-drafted': 'The draft has the present numbers ({article}).',
  'error.lots.numbers-accelerated': 'Numbers stay with acceleration ({article}).',
  'error.lots.values-invalid':
    'Values from outside need a name and one value for each player, and not all the same.',
  'error.lots.not-tied':
    'Lots can only be drawn between all players who share one place in the standings.',
  'error.lots.no-such-play-off':
    'There is no such play-off game between the players who share this place, or somebody did not want it.',
  'error.system.not-by-hand': 'In this system rounds cannot be paired by hand.',
  'error.system.not-scheduled':
    'In this system rounds depend on results, so they are paired one by one.',
  'error.round.unknown': 'There is no round {round}.',
  'error.round.already-paired': 'Round {round} is already paired.',
  'error.round.no-more':
    'All {planned} rounds are paired. To play more, change the number of rounds.',
  'error.round.not-draft': 'There is no draft round.',
  'error.round.not-published': 'Round {round} is not published yet.',
  'error.board.unknown': 'Round {round} has no board {board}.',
  'error.result.invalid': '{whiteHalfPoints}–{blackHalfPoints} is not a possible result.',
  'error.result.due-not-a-date': '“{due}” is not a date.',
  'error.rating-result.none-yet':
    'Board {board} of round {round} has no result yet: enter it first.',
  'error.rating-result.not-final':
    'A game needs a final result to be rated; adjourned and postponed games have none.',
  'error.report-sent.provisional':
    'The tournament is finished provisionally: some games are still open. Settle them first.',
  'error.report-sent.nothing-played': 'No round is published yet: there is no report to send.',
  'error.report-sent.month-unknown': 'No published round has a date in {month}.',
  'error.report-sent.day-unknown': '“{day}” is not a date.',
  'error.report-sent.day-to-come': '{day} is in the future.',
  'error.report-sent.rules-unknown': 'There are no rating rules “{edition}” for this report.',
  'error.result.colours-stand':
    'Round {round}, board {board}: players can draw colours only when games are played by appointment.',
  'error.result.already-entered':
    'Board {board} of round {round} already has a result; correct it instead.',
  'error.reported.not-asked-for': 'You cannot report results with this code.',
  'error.reported.other-pairing':
    'Board {board} of round {round} has other players now. Nothing was reported; check the board again.',
  'error.reported.arbiter-only':
    'You can only report a win or a draw here. Tell the arbiter anything else.',
  'error.reported.waits':
    'You reported different results for board {board} of round {round}. The arbiter decides.',
  'error.moves.malformed': 'What was sent for round {round}, board {board} is not a list of moves.',
  'error.moves.other-pairing':
    'Board {board} of round {round} has other players, or the round is not published.',
  'error.ask.not-taken': 'In this tournament you cannot ask for byes and withdrawals by phone.',
  'error.ask.too-late': 'You could ask about round {round} until {until}. Speak to the arbiter.',
  'error.ask.not-playing': '{player} has withdrawn from the tournament.',
  'error.ask.declined':
    'The arbiter has already declined this for round {round}. Speak to the arbiter.',
  'error.ask.none': '{player} has no open request for round {round}.',
  'error.verification.differs':
    'Results of round {round} have changed since, on boards {boards}: compare them with the slips again.',
  'error.draft.player-twice': '{player} is on two boards.',
  'error.draft.player-not-present': '{player} is not playing in this round.',
  'error.draft.too-many-byes': 'Only one player can have the bye. These have no board: {players}.',
  'error.bye.not-in-table':
    'Where everybody plays everybody there are no byes: postpone the game instead.',
  'error.bye.round-not-missed':
    'No points can be given for round {round}: only for published rounds the player missed, and only in systems that pair by points.',
  'error.bye.not-in-last-round':
    'There is no half-point bye in the last round (round {round}; {article}).',
  'error.bye.too-many':
    'The settings allow each player at most {most|one half-point bye|{most} half-point byes}.',
  'error.check-in.not-this-round':
    'You can check players in for the next round only, not for round {round}.',
  'error.check-in.not-missing': '{player} is here, has a bye or has withdrawn.',
  'error.check-in.not-a-no-show': 'There is nothing to decide about {player} after round {round}.',
  'error.table.kept': 'Table {table} is already kept by {player}.',
  'error.table.invalid': 'A table number is from 1 to {most}.',
  'error.incident.unknown': 'There is no “{situation}” among what can happen at a board.',
  'error.incident.no-rule': 'These laws have no rule for “{situation}” in this kind of play.',
  'error.incident.unanswered': 'A question is open: {question}.',
  'error.incident.penalty-unknown': 'There is no penalty “{penalty}”.',
  'error.incident.not-their-game': 'The player does not sit at board {board} of round {round}.',
  'error.appeal.field-invalid': '{field}: {problem}.',
  'error.appeal.unknown': 'There is no protest {appeal}.',
  'error.appeal.no-game': 'Round {round} has no game on board {board}.',
  'error.appeal.decided': 'Protest {appeal} has been decided.',
  'error.appeal.undecided': 'Protest {appeal} is not decided yet.',
  'error.appeal.final': 'The decision on protest {appeal} is final ({article}).',
  'error.championship.rules-unknown': 'There are no championship rules {rules}.',
  'error.championship.classes-invalid': 'A championship has {least} to {most} classes.',
  'error.championship.class-invalid': 'The classes are 1 to {most}.',
  'error.championship.reason-missing': 'Give a reason why {player} plays in another class.',
  'error.championship.none': 'There are no classes here yet.',
  'error.championship.class-missing': '{player} is not in a class yet.',
  'error.championship.no-targets':
    'Here places decide promotion and relegation: there are no target scores.',
  'error.excuse.no-game': '{player} has no game in round {round}.',
  'error.excuse.game-over': 'The game of {player} in round {round} is over.',
  'error.excuse.not-a-day': '“{day}” is not a date.',
  'error.excuse.none': '{player} has no excuse for round {round}.',
  'error.round.start-not-a-time': '“{at}” is not a date and time such as 2026-11-21T19:05.',
  'error.late-pair.round-over':
    'A later round than round {round} has been published, so no board can be added to it.',
  'error.late-pair.not-free': '{player} already has an opponent in the round, or has withdrawn.',
  'error.late-pair.have-met':
    '{white} and {black} met in round {earlierRound} and cannot be paired again ({article}).',
  'error.late-pair.minutes-invalid':
    'The minutes taken off the clocks must be a whole number from 0 to {most}.',
  'error.system.no-late-pair':
    'Pairing two players after a round has begun is only possible in systems that pair by points.',
  'error.bye.round-already-paired':
    'Round {round} is published; byes in it can no longer be changed.',
  'error.journal.unknown-version': 'The history has no line {version}.',

  // What is wrong with a plan, at the place named beside it.
  'error.prize-plan.empty': 'something is missing here: a name, a prize or who it is for',
  'error.prize-plan.too-much': 'too many or too long: the limit is {most}',
  'error.prize-plan.money-invalid':
    'an amount must be a whole number of øre or cents, and not below 0',
  'error.prize-plan.money-rises': 'the amount is higher than for the place above',
  'error.prize-plan.number-invalid': 'must be a whole number from {least} to {most}',
  'error.prize-plan.range-reversed': 'the rating group’s lower limit is above its upper limit',
  'error.prize-plan.ranges-overlap':
    'the rating group overlaps {otherPath}; one must be entirely inside or entirely outside the other',
  'error.prize-plan.condition-twice': 'the same kind of condition appears twice',
  'error.prize-plan.year-missing': 'an age group needs the year in the plan',
  'error.prize-plan.player-twice': 'a player is named twice',
  'error.prize-plan.player-unknown': 'there is no such player',
  'error.prize-plan.not-equal':
    'these players are not equal: a play-off needs equal points, lots need equality in everything',

  // Why groups, lots or time odds cannot be so.
  'error.groups.too-many':
    '{groups} groups are not possible: with at least 2 players in each there can be at most {most}.',
  'error.groups.too-few-players':
    '{players|1 player|{players} players}: a group needs at least {least}.',
  'error.groups.size-too-small':
    'Groups of at most {size} are too small; with this many players the limit must be at least {least}.',
  'error.groups.too-few-for-rounds':
    '{group} would have {players|1 player|{players} players}; this number of rounds needs at least {least}.',
  'error.lots.varma-players':
    'The Varma tables are for {least}–{most} players; here there are {players}.',
  'error.lots.varma-no-room': 'No envelope has room for all {count} from {group}.',
  'error.time-odds.difference': 'Step {step}: the difference in rating must be more than {above}.',
  'error.time-odds.minutes':
    'Step {step}: the stronger player must have at least 1 minute and fewer than {below}.',

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
    'Round {round} will be withdrawn; {results|1 result|{results} results} in it will be lost.',
  'consequence.rematch': '{white} and {black} have already met in round {earlierRound}.',
  'consequence.second-bye': '{player} has the bye for the second time.',
  'consequence.bye-after-free-point':
    '{player} has the bye, but has already had a win’s points without playing.',
  'consequence.third-white': '{player} has White for the third time running.',
  'consequence.third-black': '{player} has Black for the third time running.',
  'consequence.colour-difference':
    '{player} will have had one colour {difference} times more than the other.',
  'consequence.forbidden-meeting':
    '{white} and {black} must not meet according to the tournament’s settings.',
  'consequence.paired-late':
    '{white} and {black} are paired after the round has begun. Both must agree, and the arbiter sets the clocks.',
  'consequence.bye-lost':
    '{player} plays after all: the {halfPoints} for the round without an opponent is removed.',
  'consequence.full-point-bye': 'The player gets a win’s points in round {round} without playing.',
  'consequence.paired-by-hand':
    'There is no legal pairing by the rules; {boards|1 board is|{boards} boards are} paired by hand.',
  'consequence.differs-from-rules':
    '{boards|1 board differs|{boards} boards differ} from the pairing by the rules.',
  'consequence.pairing-stands':
    'Rounds already published after round {round} stay as they are: {pairedRounds}.',
  'consequence.counted-as-draw':
    'The game counted as a draw when these rounds were paired: {pairedRounds}. They stay as they are. {white} now has {whiteHalfPoints} and {black} {blackHalfPoints} points from it, which count from the next round on.',
  'consequence.counted-as-expected':
    'The game counted as what the ratings expect when these rounds were paired ({whiteCountedHalfPoints}–{blackCountedHalfPoints}): {pairedRounds}. They stay as they are. {white} now has {whiteHalfPoints} and {black} {blackHalfPoints} points from it, which count from the next round on.',
  'consequence.bye-above-win': 'A bye would be worth more than a win.',
  'consequence.draw-as-win': 'A draw would be worth as much as a win.',
  'consequence.results-missing': 'Round {round}: results are missing on board {boards}.',
  'consequence.adjourned-as-draws':
    'Games without a result become adjourned games: the pairing counts them as draws, and they have to be finished later.',
  'consequence.not-checked-in': 'Not checked in for round {round}, but paired anyway: {players}.',
  'consequence.most-missing':
    'More than half are missing: {missing} of {expected}. Is the check-in complete?',
  'consequence.player-expelled':
    '{player} is expelled from the event: they play no more rounds and have no place in the standings. What they played counts as the rules say of players who leave.',
  'consequence.order-given':
    'The arbiter, not the announced tie-breaks, orders the players who share this place ({players}). The history keeps the reason.',
  'consequence.fide-act': '{fideAct}: FIDE mode asks whether you mean it.',
  'consequence.fide-mode-left':
    'The tournament leaves FIDE mode after {round} rounds: FIDE may refuse to rate it, no norm can be claimed from it, and every page, print and report file says that it was left.',
  'consequence.fide-mode-no-way-back':
    'This is for good. Neither undo nor anything else brings FIDE mode back. Leave it all the same?',
  'consequence.rounds-left': 'Only {played} of {planned} rounds have been played.',
  'consequence.first-colour-redrawn':
    'The colour of round 1 has already been drawn; that draw no longer counts.',
  'consequence.start-position-redrawn':
    'The position of round {round} was drawn already; players may know it.',
  'consequence.numbers-redrawn':
    'The present draw numbers no longer count, and everybody gets a new one.',
  'consequence.unusual-score':
    '{whiteHalfPoints}–{blackHalfPoints} is only possible by decision of the arbiter.',
  'consequence.tie-breaks-changed-after-start':
    'The tie-breaks change after the start: {moved|one player gets|{moved} players get} a different place. First is {firstAfterPlayers} (before: {firstBeforePlayers}).',
  'consequence.system-changed-after-start':
    'The pairing system changes after the start; the new one applies to rounds not yet paired.',
  'consequence.ratings-changed-after-start':
    'The rating that decides changes after the start: tie-breaks by rating, prizes and time odds use it at once; the players’ numbers stay.',
  'consequence.paired-by-other-rules':
    '{rounds|Round 1 was|Rounds 1–{rounds} were} paired by the rules announced before the start; the others will be paired by different rules. Are you sure?',
  'consequence.rounds-changed':
    '{after|1 round will be|{after} rounds will be} played instead of the {before} announced before the start.',
  'consequence.was-paired-as-last': 'Round {round} was paired as the last round; it no longer is.',
  'consequence.not-paired-as-last':
    'Round {round} becomes the last round, but was not paired as the last.',
  'consequence.acceleration-shifts':
    'The acceleration will give its extra points in different rounds.',
  'consequence.byes-lapse': 'Byes requested after round {round} lapse: {players}.',
  'consequence.half-point-lost-at-end':
    'Round {round} becomes the last round, where half-point byes are not allowed: {players} will be away without points.',
  'consequence.open-before-last-round':
    'You are pairing the last round while games of round {round} are still open (board {boards}).',
  'consequence.paired-too-early':
    'The deadline for finishing the adjourned games of round {round} has not passed: {until} (board {boards}).',
  'consequence.round-has-begun': 'Round {round} has begun; its pairing can no longer be changed.',
  'consequence.postponed-in-last-round':
    'Games in the last round may not be postponed (board {board}).',
  'consequence.due-too-late': 'The game must be finished by {until}; you entered {due}.',
  'consequence.appeal-panel-even': 'An even number of members decides protest {appeal}: {count}.',
  'consequence.appeal-involved': 'Involved in the case themselves: {names}.',
  'consequence.appeal-deposit-kept': 'Protest {appeal} is upheld, but the deposit is not returned.',
  'consequence.appeal-waits':
    'Protest {appeal} is not decided; it is to be before round {round} is paired.',
  'consequence.title-to-withdrawn':
    '{player} withdrew and stands first, where first place brings a title: consider who gets it.',
  'consequence.targets-were-published':
    'The target scores are already published; players have been told what promotes or relegates them.',
  'consequence.namesakes':
    '{names}: somebody of that name or number is already entered, and neither club, birth nor number tells them apart. Enter both only if they are two people.',
  'consequence.not-open-to':
    'This tournament is not open to: {names}. The director of play may make an exception.',
  'consequence.excuse-arbiter-not-told': 'It is not recorded when {player} told the arbiter.',
  'consequence.excuse-opponent-not-told': 'It is not recorded when {player} told the opponent.',
  'consequence.excuse-arbiter-told-late':
    '{player} told the arbiter too late; {until} was the last day.',
  'consequence.excuse-opponent-told-late':
    '{player} told the opponent too late; {until} was the last day.',
  'consequence.excuse-dates-missing':
    '{player} has offered the opponent {offered|one other date|{offered} other dates}; {wanted} are needed.',
  'consequence.excuse-too-many':
    '{player} has already been excused {most|once|{most} times}, which is the limit.',
  'consequence.played-game-not-rated':
    'All games played are rated; the one on board {board} of round {round} will be left out of the rating report.',
  'consequence.rated-otherwise':
    'The tables and pairings keep the result of round {round}, board {board} ({white}–{black}); only the rating report has the other one.',
  'consequence.sent-reports-forgotten':
    'Rokade will no longer show that {reports|a report was|{reports} reports were} sent: mark it as sent again.',
  'consequence.still-owed':
    '{name} is still to get {amounts}. Once erased, nobody sees who it is for.',
  'consequence.erased-for-good':
    '{player}’s personal data is removed from this tournament and its whole history for good and cannot be restored. The name becomes N. N. Games, results, title, federation and ratings stay, because everybody else’s tables depend on them; prizes for age, sex or club follow what is left. Other tournaments, and exports and prints kept elsewhere, are not changed.',
  'consequence.more-public':
    'More was public then than now, and will be public again. Check the settings afterwards.',
} as const satisfies Texts<
  | `error.${RefusalCode | PrizePlanFaultCode | (GroupsRefusal | TeamSwissRefusal | VarmaRefusal | TimeOddsFault | TieBreakCodeFault | TieBreakObjection)['code']}`
  | ConsequenceCode
>;
