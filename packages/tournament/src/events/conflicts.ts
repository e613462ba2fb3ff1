import type { CommandOf, TournamentCommand } from '../commands/command.ts';
import { sameResult } from '../values/game-result.ts';
import type { TournamentEvent } from './entry.ts';

/** A test whether an event or command is of one of these kinds. */
const isOf = <Kind extends string>(...kinds: readonly Kind[]) => {
  const kindSet: ReadonlySet<string> = new Set(kinds);
  return ({ kind }: { readonly kind: string }): boolean => kindSet.has(kind);
};

const isEvent = isOf<TournamentEvent['kind']>;

const isWholeChange = isEvent(
  'lots-drawn',
  'tie-lots-drawn',
  'tie-order-given',
  'tournament-finished',
  'tournament-reopened',
);

const isRoundChange = isEvent(
  'round-paired',
  'draft-altered',
  'round-published',
  'pair-added',
  'round-withdrawn',
);

const isOfBoard = (
  event: TournamentEvent,
  { round, board }: { readonly round: number; readonly board: number },
): boolean => 'board' in event && event.round === round && event.board === board;

const isReport = isEvent('result-reported', 'reports-settled');

/** Incidents: no lot or round depends on them, and a result that they give is an event of its own. */
const isIncident = isEvent('incident-recorded');

type BoardCommand = Extract<TournamentCommand, { readonly board: number }>;

/** A report conflicts with entering a different result without having seen it, and with nothing else. */
const saysOtherwise = (event: TournamentEvent, command: BoardCommand): boolean =>
  event.kind === 'result-reported' &&
  (command.kind === 'enter-result' || command.kind === 'correct-result') &&
  !sameResult(event.result, command.result);

const withdrawsRound = (event: TournamentEvent, round: number): boolean =>
  event.kind === 'round-withdrawn' && event.round === round;

const touchesBoard = (event: TournamentEvent, command: BoardCommand): boolean =>
  withdrawsRound(event, command.round) ||
  (isOfBoard(event, command) &&
    !isIncident(event) &&
    (!isReport(event) || saysOtherwise(event, command)));

/** Protests: no lot, round or result depends on them. */
const isAppeal = ({ kind }: TournamentEvent): boolean => kind.startsWith('appeal');

/** The classes of a championship: no lot, round or result depends on them. */
const isChampionship = ({ kind }: TournamentEvent): boolean => kind.startsWith('championship');

/** Players' requests, which do not affect anything until they are answered. */
const isAsk = isEvent('player-asked', 'player-ask-taken-back', 'player-ask-declined');

const isExcuse = isEvent('player-excused', 'player-excuse-removed');

const isSmall = isEvent(
  'result-reported',
  'reports-settled',
  'round-verified',
  'moves-attached',
  'player-changed',
  'player-changes-declined',
  'player-erased',
  'players-checked-in',
  'check-in-undone',
  'absences-settled',
  'player-kept-in',
  'player-table-fixed',
  'round-begun',
  'settings-changed',
  'prizes-set',
  'report-sent',
  'month-ratings-set',
  'start-position-drawn',
  'late-reserve-noted',
  'rating-result-decided',
  'incident-recorded',
  'fide-mode-entered',
  'fide-mode-left',
);

/** Details such as names, places and check-in, on which no lot, round or result depends. */
const isDetail = (event: TournamentEvent): boolean =>
  isSmall(event) || isAsk(event) || isExcuse(event) || isAppeal(event) || isChampionship(event);

/** Whether an event attached other moves to one of the games; moves rest on nothing else. */
const keepsOtherMoves = (
  { round, games }: CommandOf<'attach-moves'>,
  event: TournamentEvent,
): boolean =>
  event.kind === 'moves-attached' &&
  event.round === round &&
  event.games.some((one) =>
    games.some(
      (game) => game.white === one.white && game.black === one.black && game.moves !== one.moves,
    ),
  );

const overlap = (a: object, b: object): boolean => Object.keys(a).some((key) => key in b);

/** Events about a player that do not affect other changes of that player. */
const isBeside = isEvent('player-changes-declined', 'player-table-fixed', 'incident-recorded');

const touchesPlayer = (event: TournamentEvent, player: string): boolean =>
  'player' in event &&
  event.player === player &&
  !(isBeside(event) || isChampionship(event) || isAsk(event) || isExcuse(event));

/** Whether the event changes the player's check-in. */
const touchesCheckIn = (event: TournamentEvent, player: string): boolean =>
  (event.kind === 'players-checked-in' || event.kind === 'check-in-undone') &&
  event.players.some((seen) => seen === player);

interface OfPlayer {
  readonly player: string;
}

/** Whether the event changes the presence, check-in or byes of one of the players, or the round. */
const touchesPresence = (event: TournamentEvent, some: readonly OfPlayer[]): boolean =>
  isRoundChange(event) ||
  some.some(({ player }) => touchesPlayer(event, player) || touchesCheckIn(event, player));

const touchesOne = (event: TournamentEvent, command: OfPlayer): boolean =>
  touchesPresence(event, [command]);

const changesAlike = (
  event: TournamentEvent,
  { player, changes }: OfPlayer & { readonly changes: object },
): boolean =>
  touchesPlayer(event, player) &&
  event.kind !== 'player-kept-in' &&
  (event.kind !== 'player-changed' || overlap(changes, event.changes));

/** Whether the event changes who is absent from the round, or is a request for it. */
const saysOfRound =
  (isOfIt: (event: TournamentEvent) => boolean) =>
  (event: TournamentEvent, { player, round }: OfPlayer & { readonly round: number }): boolean =>
    withdrawsRound(event, round) || (isOfIt(event) && 'player' in event && event.player === player);

/** Whether the event is about the same protest. */
const isOfAppeal = (event: TournamentEvent, { appeal }: { readonly appeal: number }): boolean =>
  'appeal' in event && event.appeal === appeal;

/** The events on which the published numbers of a championship depend. */
const isOfClasses = (event: TournamentEvent): boolean =>
  isChampionship(event) && event.kind !== 'championship-next-class-given';

/** Whether an event conflicts with pairing: not if it is a result that the pairing waits for. */
const stopsPairing = (event: TournamentEvent): boolean =>
  event.kind !== 'result-entered' && !isDetail(event);

/** Which events a command depends on. Commands not named depend on all events that are not details. */
const rests: {
  readonly [Kind in TournamentCommand['kind']]?: (
    event: TournamentEvent,
    command: CommandOf<Kind>,
  ) => boolean;
} = {
  'enter-result': touchesBoard,
  'correct-result': touchesBoard,
  'swap-colours': touchesBoard,
  'decide-game-rating': touchesBoard,
  'note-late-reserve': touchesBoard,
  'decide-rating-result': touchesBoard,
  'settle-reports': (event, command) =>
    (isOfBoard(event, command) && !isIncident(event)) || withdrawsRound(event, command.round),
  'change-settings': (event, { changes }) =>
    (event.kind === 'settings-changed' && overlap(changes, event.changes)) ||
    (event.kind === 'appeals-set' && changes.committee !== undefined),
  'change-player': changesAlike,
  'change-players': (event, { players }) => players.some((one) => changesAlike(event, one)),
  'decline-changes': (event, { players }) =>
    players.some(({ player, values }) => changesAlike(event, { player, changes: values })),
  'remove-player': touchesOne,
  'withdraw-player': touchesOne,
  'expel-player': touchesOne,
  'return-player': touchesOne,
  'request-bye': touchesOne,
  'cancel-bye-request': touchesOne,
  'keep-in': touchesOne,
  'fix-table': (event, { player }) =>
    event.kind === 'player-table-fixed' && event.player === player,
  'decline-ask': saysOfRound(isAsk),
  'note-excuse': saysOfRound(isExcuse),
  'remove-excuse': saysOfRound(isExcuse),
  'begin-round': (event, { round }) =>
    withdrawsRound(event, round) || (event.kind === 'round-begun' && event.round === round),
  'settle-absences': (event, { absent }) => touchesPresence(event, absent),
  'set-presences': (event, { players }) => touchesPresence(event, players),
  'erase-player': () => false,
  'enter-players': isRoundChange,
  'note-report-sent': (event) =>
    event.kind !== 'prizes-set' && !isAppeal(event) && !isChampionship(event),
  'set-prizes': isEvent('prizes-set'),
  'set-month-ratings': (event, { month }) =>
    event.kind === 'month-ratings-set' && event.month === month,
  'draw-start-position': (event, { round }) =>
    withdrawsRound(event, round) ||
    (event.kind === 'start-position-drawn' && event.round === round),
  'pair-round': stopsPairing,
  'add-pair': stopsPairing,
  'set-appeals': (event) =>
    event.kind === 'appeals-set' ||
    (event.kind === 'settings-changed' && event.changes.committee !== undefined),
  'lodge-appeal': (event, { game }) =>
    event.kind === 'appeals-set' || (game !== null && withdrawsRound(event, game.round)),
  'decide-appeal': isOfAppeal,
  'record-incident': (event, command) =>
    touchesBoard(event, command) || (isIncident(event) && isOfBoard(event, command)),
  'carry-on-appeal': isOfAppeal,
  'give-classes': (event, { given }) =>
    event.kind === 'championship-class-given'
      ? given.some(({ player }) => player === event.player)
      : isOfClasses(event),
  'publish-targets': (event) =>
    isOfClasses(event) || event.kind === 'player-entered' || event.kind === 'player-removed',
  'enter-fide-mode': isEvent('fide-mode-left'),
  'leave-fide-mode': isEvent('fide-mode-left'),
  'give-next-class': (event, { player }) =>
    event.kind === 'championship-next-class-given' && event.player === player,
};

/**
 * Commands that conflict with nothing: check-in states a fact, a report names the two players, a
 * confirmation is compared with the present results, and a request only waits.
 */
const isSeeing = isOf<TournamentCommand['kind']>(
  'check-in',
  'undo-check-in',
  'report-result',
  'verify-round',
  'ask-for',
  'take-back-ask',
);

/**
 * Whether a command depends on something that a newer event changed. Results of other boards,
 * corrections of names and the like do not conflict; pairing, publishing and taking back a round, and
 * lots, conflict with everything that depends on them.
 */
export function restsOn(command: TournamentCommand, event: TournamentEvent): boolean {
  if (isSeeing(command)) return false;
  if (command.kind === 'attach-moves') return keepsOtherMoves(command, event);
  if (isWholeChange(event)) return true;
  const own = rests[command.kind];
  return own === undefined ? !isDetail(event) : own(event, command as never);
}
