import type { TournamentCommand } from './command.ts';
import type { TournamentEvent } from './entry.ts';
import { sameResult } from './game-result.ts';

const isWholeChange = ({ kind }: TournamentEvent): boolean =>
  kind === 'lots-drawn' ||
  kind === 'tie-lots-drawn' ||
  kind === 'tournament-finished' ||
  kind === 'tournament-reopened';

const isRoundChange = ({ kind }: TournamentEvent): boolean =>
  kind === 'round-paired' ||
  kind === 'draft-altered' ||
  kind === 'round-published' ||
  kind === 'pair-added' ||
  kind === 'round-withdrawn';

const isOfBoard = (
  event: TournamentEvent,
  { round, board }: { readonly round: number; readonly board: number },
): boolean => 'board' in event && event.round === round && event.board === board;

const isReport = ({ kind }: TournamentEvent): boolean =>
  kind === 'result-reported' || kind === 'reports-settled';

type BoardCommand = Extract<TournamentCommand, { readonly board: number }>;

/** A report stops whoever enters something else without having seen it, and nobody besides. */
const saysOtherwise = (event: TournamentEvent, command: BoardCommand): boolean =>
  event.kind === 'result-reported' &&
  (command.kind === 'enter-result' || command.kind === 'correct-result') &&
  !sameResult(event.result, command.result);

const touchesBoard = (event: TournamentEvent, command: BoardCommand): boolean =>
  isOfBoard(event, command) && (!isReport(event) || saysOtherwise(event, command));

const withdrawsRound = (event: TournamentEvent, round: number): boolean =>
  event.kind === 'round-withdrawn' && event.round === round;

/** About protests: no lot, round or result waits for one. */
const isAppeal = (kind: TournamentEvent['kind']): boolean => kind.startsWith('appeal');

/** About the classes of a championship: no lot, round or result rests on them. */
const isChampionship = (kind: TournamentEvent['kind']): boolean => kind.startsWith('championship');

/** Names, places, who was seen and the like: nothing that lots, rounds or results rest on. */
const isDetail = ({ kind }: TournamentEvent): boolean =>
  kind === 'result-reported' ||
  kind === 'reports-settled' ||
  kind === 'round-verified' ||
  kind === 'moves-attached' ||
  kind === 'player-changed' ||
  kind === 'player-changes-declined' ||
  kind === 'player-erased' ||
  kind === 'players-checked-in' ||
  kind === 'check-in-undone' ||
  kind === 'absences-settled' ||
  kind === 'player-kept-in' ||
  kind === 'player-table-fixed' ||
  kind === 'player-excused' ||
  kind === 'player-excuse-removed' ||
  kind === 'player-asked' ||
  kind === 'player-ask-taken-back' ||
  kind === 'player-ask-declined' ||
  kind === 'round-begun' ||
  kind === 'settings-changed' ||
  kind === 'prizes-set' ||
  isAppeal(kind) ||
  isChampionship(kind) ||
  kind === 'report-sent' ||
  kind === 'late-reserve-noted' ||
  kind === 'rating-result-decided';

const overlap = (a: object, b: object): boolean => Object.keys(a).some((key) => key in b);

const touchesPlayer = (event: TournamentEvent, player: string): boolean =>
  'player' in event && event.player === player;

/** What players ask for stands beside everything until it is answered. */
const isAsk = ({ kind }: TournamentEvent): boolean =>
  kind === 'player-asked' || kind === 'player-ask-taken-back' || kind === 'player-ask-declined';

const isExcuse = ({ kind }: TournamentEvent): boolean =>
  kind === 'player-excused' || kind === 'player-excuse-removed';

/** Whether somebody was seen, or not seen after all. */
const touchesCheckIn = (event: TournamentEvent, player: string): boolean =>
  (event.kind === 'players-checked-in' || event.kind === 'check-in-undone') &&
  event.players.some((seen) => seen === player);

/** Whether somebody came, went, was seen, or got a bye. */
const touchesPresence = (event: TournamentEvent, player: string): boolean =>
  (touchesPlayer(event, player) &&
    event.kind !== 'player-changes-declined' &&
    event.kind !== 'player-table-fixed' &&
    !isChampionship(event.kind) &&
    !isAsk(event) &&
    !isExcuse(event)) ||
  touchesCheckIn(event, player);

const changesAlike = (
  event: TournamentEvent,
  { player, changes }: { readonly player: string; readonly changes: object },
): boolean =>
  touchesPlayer(event, player) &&
  event.kind !== 'player-changes-declined' &&
  event.kind !== 'player-kept-in' &&
  event.kind !== 'player-table-fixed' &&
  !isChampionship(event.kind) &&
  !isAsk(event) &&
  !isExcuse(event) &&
  (event.kind !== 'player-changed' || overlap(changes, event.changes));

type SaidOfRound = Extract<
  TournamentCommand,
  { kind: 'decline-ask' | 'note-excuse' | 'remove-excuse' | 'begin-round' }
>;

/** Whether it says the same thing of a round: when it began, who stays away, or who asks to. */
function saysOfRound(event: TournamentEvent, command: SaidOfRound): boolean {
  if (command.kind === 'begin-round') {
    return event.kind === 'round-begun' && event.round === command.round;
  }
  const isOfIt = command.kind === 'decline-ask' ? isAsk(event) : isExcuse(event);
  return isOfIt && touchesPlayer(event, command.player);
}

type OfAppeals = Extract<
  TournamentCommand,
  { kind: 'set-appeals' | 'lodge-appeal' | 'decide-appeal' | 'carry-on-appeal' }
>;

/** Whether it is about the same protest, or about what every one goes by. */
function restsOnAppeals(command: OfAppeals, event: TournamentEvent): boolean {
  if (command.kind === 'decide-appeal' || command.kind === 'carry-on-appeal') {
    return 'appeal' in event && event.appeal === command.appeal;
  }
  if (event.kind === 'appeals-set') return true;
  return (
    command.kind === 'lodge-appeal' &&
    command.game !== null &&
    withdrawsRound(event, command.game.round)
  );
}

/** Whether one of them came, went, was seen, or got a bye. */
const touchesAny = (
  event: TournamentEvent,
  some: readonly { readonly player: string }[],
): boolean => some.some(({ player }) => touchesPresence(event, player));

const placedBy = (
  command: Extract<TournamentCommand, { kind: 'settle-absences' | 'set-presences' }>,
): readonly { readonly player: string }[] =>
  command.kind === 'settle-absences' ? command.absent : command.players;

type OfClasses = Extract<
  TournamentCommand,
  { kind: 'give-classes' | 'publish-targets' | 'give-next-class' }
>;

/** Whether it says what class one of the same people has, or what the numbers are made from. */
function restsOnClasses(command: OfClasses, event: TournamentEvent): boolean {
  if (!isChampionship(event.kind)) {
    return (
      command.kind === 'publish-targets' &&
      (event.kind === 'player-entered' || event.kind === 'player-removed')
    );
  }
  if (command.kind === 'publish-targets') return event.kind !== 'championship-next-class-given';
  if (command.kind === 'give-next-class') {
    return event.kind === 'championship-next-class-given' && event.player === command.player;
  }
  return event.kind === 'championship-class-given'
    ? command.given.some(({ player }) => player === event.player)
    : event.kind !== 'championship-next-class-given';
}

const isOfClasses = (command: TournamentCommand): command is OfClasses =>
  command.kind === 'give-classes' ||
  command.kind === 'publish-targets' ||
  command.kind === 'give-next-class';

const isOfAppeals = (command: TournamentCommand): command is OfAppeals =>
  command.kind.endsWith('-appeal') || command.kind === 'set-appeals';

function restsOnDetails(
  command: Exclude<TournamentCommand, OfAppeals | OfClasses>,
  event: TournamentEvent,
): boolean {
  switch (command.kind) {
    case 'enter-result':
    case 'correct-result':
    case 'swap-colours':
    case 'decide-game-rating':
    case 'note-late-reserve':
    case 'decide-rating-result':
      return touchesBoard(event, command) || withdrawsRound(event, command.round);
    case 'settle-reports':
      return isOfBoard(event, command) || withdrawsRound(event, command.round);
    case 'change-settings':
      return event.kind === 'settings-changed' && overlap(command.changes, event.changes);
    case 'change-player':
      return changesAlike(event, command);
    case 'change-players':
      return command.players.some((one) => changesAlike(event, one));
    case 'decline-changes':
      return command.players.some(({ player, values }) =>
        changesAlike(event, { player, changes: values }),
      );
    case 'remove-player':
    case 'withdraw-player':
    case 'return-player':
    case 'request-bye':
    case 'cancel-bye-request':
    case 'keep-in':
      return touchesPresence(event, command.player) || isRoundChange(event);
    case 'fix-table':
      return event.kind === 'player-table-fixed' && event.player === command.player;
    case 'decline-ask':
    case 'note-excuse':
    case 'remove-excuse':
    case 'begin-round':
      return saysOfRound(event, command) || withdrawsRound(event, command.round);
    case 'settle-absences':
    case 'set-presences':
      return touchesAny(event, placedBy(command)) || isRoundChange(event);
    case 'erase-player':
      return false;
    case 'enter-players':
      return isRoundChange(event);
    case 'note-report-sent':
      return event.kind !== 'prizes-set' && !isAppeal(event.kind) && !isChampionship(event.kind);
    case 'set-prizes':
      return event.kind === 'prizes-set';
    case 'pair-round':
    case 'add-pair':
      return event.kind !== 'result-entered' && !isDetail(event);
    default:
      return !isDetail(event);
  }
}

/**
 * Who is in the hall is there, what is reported from a board names the two who played, what is confirmed
 * is compared with what stands, moves name the two who made them, and what is asked for waits: all hold whatever was written meanwhile.
 */
const isSeeing = ({ kind }: TournamentCommand): boolean =>
  kind === 'check-in' ||
  kind === 'undo-check-in' ||
  kind === 'report-result' ||
  kind === 'verify-round' ||
  kind === 'attach-moves' ||
  kind === 'ask-for' ||
  kind === 'take-back-ask';

/**
 * Whether a command rests on something that a newer event changed. Results of other boards,
 * corrections of names and the like pass; a round paired, published or taken back and lots stop
 * everything that depends on them.
 */
export function restsOn(command: TournamentCommand, event: TournamentEvent): boolean {
  if (isSeeing(command)) return false;
  if (isWholeChange(event)) return true;
  if (isOfAppeals(command)) return restsOnAppeals(command, event);
  return isOfClasses(command) ? restsOnClasses(command, event) : restsOnDetails(command, event);
}
