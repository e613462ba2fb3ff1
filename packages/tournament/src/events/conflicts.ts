import type { CommandOf, TournamentCommand } from '../commands/command.ts';
import { sameResult } from '../values/game-result.ts';
import type { TournamentEvent } from './entry.ts';

/** Whether something is of one of these kinds. */
const isOf = <Kind extends string>(...kinds: readonly Kind[]) => {
  const known: ReadonlySet<string> = new Set(kinds);
  return ({ kind }: { readonly kind: string }): boolean => known.has(kind);
};

const isEvent = isOf<TournamentEvent['kind']>;

const isWholeChange = isEvent(
  'lots-drawn',
  'tie-lots-drawn',
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

type BoardCommand = Extract<TournamentCommand, { readonly board: number }>;

/** A report stops whoever enters something else without having seen it, and nobody besides. */
const saysOtherwise = (event: TournamentEvent, command: BoardCommand): boolean =>
  event.kind === 'result-reported' &&
  (command.kind === 'enter-result' || command.kind === 'correct-result') &&
  !sameResult(event.result, command.result);

const withdrawsRound = (event: TournamentEvent, round: number): boolean =>
  event.kind === 'round-withdrawn' && event.round === round;

const touchesBoard = (event: TournamentEvent, command: BoardCommand): boolean =>
  withdrawsRound(event, command.round) ||
  (isOfBoard(event, command) && (!isReport(event) || saysOtherwise(event, command)));

/** About protests: no lot, round or result waits for one. */
const isAppeal = ({ kind }: TournamentEvent): boolean => kind.startsWith('appeal');

/** About the classes of a championship: no lot, round or result rests on them. */
const isChampionship = ({ kind }: TournamentEvent): boolean => kind.startsWith('championship');

/** What players ask for stands beside everything until it is answered. */
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
  'late-reserve-noted',
  'rating-result-decided',
);

/** Names, places, who was seen and the like: nothing that lots, rounds or results rest on. */
const isDetail = (event: TournamentEvent): boolean =>
  isSmall(event) || isAsk(event) || isExcuse(event) || isAppeal(event) || isChampionship(event);

const overlap = (a: object, b: object): boolean => Object.keys(a).some((key) => key in b);

/** Said of a player, and of no consequence for what else is said of them. */
const isBeside = isEvent('player-changes-declined', 'player-table-fixed');

const touchesPlayer = (event: TournamentEvent, player: string): boolean =>
  'player' in event &&
  event.player === player &&
  !(isBeside(event) || isChampionship(event) || isAsk(event) || isExcuse(event));

/** Whether somebody was seen, or not seen after all. */
const touchesCheckIn = (event: TournamentEvent, player: string): boolean =>
  (event.kind === 'players-checked-in' || event.kind === 'check-in-undone') &&
  event.players.some((seen) => seen === player);

interface OfPlayer {
  readonly player: string;
}

/** Whether one of them came, went, was seen, or got a bye, or the round is another. */
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

/** Whether it says who else stays away from the round, or asks to. */
const saysOfRound =
  (isOfIt: (event: TournamentEvent) => boolean) =>
  (event: TournamentEvent, { player, round }: OfPlayer & { readonly round: number }): boolean =>
    withdrawsRound(event, round) || (isOfIt(event) && 'player' in event && event.player === player);

/** Whether it is about the same protest. */
const isOfAppeal = (event: TournamentEvent, { appeal }: { readonly appeal: number }): boolean =>
  'appeal' in event && event.appeal === appeal;

/** What the numbers of a championship are made from. */
const isOfClasses = (event: TournamentEvent): boolean =>
  isChampionship(event) && event.kind !== 'championship-next-class-given';

/** A result that comes in is no other than the one the pairing waits for. */
const stopsPairing = (event: TournamentEvent): boolean =>
  event.kind !== 'result-entered' && !isDetail(event);

/** What commands rest on; those without a word here on all that is no detail. */
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
    isOfBoard(event, command) || withdrawsRound(event, command.round),
  'change-settings': (event, { changes }) =>
    event.kind === 'settings-changed' && overlap(changes, event.changes),
  'change-player': changesAlike,
  'change-players': (event, { players }) => players.some((one) => changesAlike(event, one)),
  'decline-changes': (event, { players }) =>
    players.some(({ player, values }) => changesAlike(event, { player, changes: values })),
  'remove-player': touchesOne,
  'withdraw-player': touchesOne,
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
  'pair-round': stopsPairing,
  'add-pair': stopsPairing,
  'set-appeals': isEvent('appeals-set'),
  'lodge-appeal': (event, { game }) =>
    event.kind === 'appeals-set' || (game !== null && withdrawsRound(event, game.round)),
  'decide-appeal': isOfAppeal,
  'carry-on-appeal': isOfAppeal,
  'give-classes': (event, { given }) =>
    event.kind === 'championship-class-given'
      ? given.some(({ player }) => player === event.player)
      : isOfClasses(event),
  'publish-targets': (event) =>
    isOfClasses(event) || event.kind === 'player-entered' || event.kind === 'player-removed',
  'give-next-class': (event, { player }) =>
    event.kind === 'championship-next-class-given' && event.player === player,
};

/**
 * Who is in the hall is there, what is reported from a board names the two who played, what is confirmed
 * is compared with what stands, moves name the two who made them, and what is asked for waits: all hold whatever was written meanwhile.
 */
const isSeeing = isOf<TournamentCommand['kind']>(
  'check-in',
  'undo-check-in',
  'report-result',
  'verify-round',
  'attach-moves',
  'ask-for',
  'take-back-ask',
);

/**
 * Whether a command rests on something that a newer event changed. Results of other boards,
 * corrections of names and the like pass; a round paired, published or taken back and lots stop
 * everything that depends on them.
 */
export function restsOn(command: TournamentCommand, event: TournamentEvent): boolean {
  if (isSeeing(command)) return false;
  if (isWholeChange(event)) return true;
  const own = rests[command.kind];
  return own === undefined ? !isDetail(event) : own(event, command as never);
}
