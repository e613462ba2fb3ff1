import { unreachable } from '@rokade/rules';
import {
  type BoardEntry,
  type ByeEntry,
  type Command,
  decide,
  draftRound,
  newestRound,
  numbersStay,
  type PlayerDetails,
  type PlayerId,
  type Settings,
  type Tournament,
  type TournamentEvent,
} from '@rokade/tournament';

/** More players than any tournament has; keeps a forged file from filling the memory. */
const mostPlayers = 5000;
const mostRounds = 50;

const isAccepted = (t: Tournament | null, command: Command): boolean =>
  decide(t, { command, reason: 'import', confirmed: true }).ok;

const areSoundSettings = (t: { readonly id: Tournament['id'] }, settings: Settings): boolean =>
  isAccepted(null, { kind: 'create-tournament', id: t.id, settings });

function isSoundPlayer(t: Tournament, id: PlayerId, details: PlayerDetails): boolean {
  const alone = { ...t, players: [], rounds: [], finished: false };
  return isAccepted(alone, { kind: 'enter-players', players: [{ id, details }] });
}

const playerOf = (t: Tournament, id: PlayerId) => t.players.find((player) => player.id === id);

const isPlayerOf = (t: Tournament, id: PlayerId): boolean => playerOf(t, id) !== undefined;

function isSoundChange(t: Tournament, id: PlayerId, changes: Partial<PlayerDetails>): boolean {
  const details = playerOf(t, id)?.details;
  return details !== undefined && isSoundPlayer(t, id, { ...details, ...changes });
}

/** Whether each id is that of a player, and none occurs twice. */
function areDistinctPlayers(t: Tournament, named: readonly PlayerId[]): boolean {
  const entered = new Set(t.players.map(({ id }) => id));
  return new Set(named).size === named.length && named.every((id) => entered.has(id));
}

interface Seats {
  readonly boards: readonly BoardEntry[];
  readonly byes: readonly ByeEntry[];
}

const areSeatsSound = (t: Tournament, { boards, byes }: Seats): boolean =>
  boards.every(({ board }, index) => board === index + 1) &&
  areDistinctPlayers(t, [
    ...boards.flatMap(({ white, black }) => [white, black]),
    ...byes.map(({ player }) => player),
  ]);

const isBoard = (t: Tournament, round: number, board: number): boolean =>
  t.rounds[round - 1]?.games[board - 1] !== undefined;

/** Whether a player of the tournament is on no board of a published round. */
function isFree(t: Tournament, number: number, player: PlayerId): boolean {
  const round = t.rounds[number - 1];
  return (
    round?.status === 'published' &&
    isPlayerOf(t, player) &&
    !round.games.some(({ white, black }) => white === player || black === player)
  );
}

function isFreePair(
  t: Tournament,
  event: Extract<TournamentEvent, { kind: 'pair-added' }>,
): boolean {
  const { round, board, white, black } = event;
  return (
    board === (t.rounds[round - 1]?.games.length ?? 0) + 1 &&
    white !== black &&
    [white, black].every((player) => isFree(t, round, player))
  );
}

type RoundEvent = Extract<
  TournamentEvent,
  { kind: 'draft-altered' | 'pair-added' | `round-${string}` }
>;

function fitsRound(t: Tournament, event: RoundEvent): boolean {
  switch (event.kind) {
    case 'round-paired':
      return (
        event.round === t.rounds.length + 1 &&
        event.round <= mostRounds &&
        draftRound(t) === undefined &&
        areSeatsSound(t, event)
      );
    case 'draft-altered':
      return draftRound(t)?.number === event.round && areSeatsSound(t, event);
    case 'pair-added':
      return isFreePair(t, event);
    case 'round-begun':
      return t.rounds[event.round - 1]?.status === 'published';
    case 'round-verified':
      return event.boards.every((board) => isBoard(t, event.round, board));
    case 'round-published':
      return draftRound(t)?.number === event.round;
    case 'round-withdrawn':
      return newestRound(t)?.number === event.round;
    default:
      return unreachable(event);
  }
}

type TakenEvent = Extract<
  TournamentEvent,
  { kind: 'report-sent' | 'month-ratings-set' | 'start-position-drawn' }
>;

/** Whether the command that such an event follows from is accepted where nothing of the kind is there yet. */
function isAcceptedAgain(t: Tournament, event: TakenEvent): boolean {
  switch (event.kind) {
    case 'report-sent': {
      const { kind: _, edition, ...sent } = event;
      const rules = edition === '' ? {} : { edition };
      return isAccepted(t, { kind: 'note-report-sent', ...sent, ...rules });
    }
    case 'month-ratings-set':
      return isAccepted({ ...t, monthRatings: [] }, { ...event, kind: 'set-month-ratings' });
    case 'start-position-drawn': {
      const { round, seed } = event;
      return isAccepted({ ...t, startPositions: [] }, { kind: 'draw-start-position', round, seed });
    }
    default:
      return unreachable(event);
  }
}

type PlayerEvent = Extract<
  TournamentEvent,
  { kind: `player-${string}` | `bye-${string}` | 'lots-drawn' }
>;

function fitsPlayers(t: Tournament, event: PlayerEvent): boolean {
  switch (event.kind) {
    case 'player-entered':
      return (
        t.players.length < mostPlayers &&
        !isPlayerOf(t, event.player) &&
        isSoundPlayer(t, event.player, event.details)
      );
    case 'player-changed':
      return isSoundChange(t, event.player, event.changes);
    case 'player-changes-declined':
      return isSoundChange(t, event.player, event.values);
    case 'player-removed':
      return isPlayerOf(t, event.player) && t.rounds.length === 0;
    case 'lots-drawn':
      return (
        numbersStay(t) === null &&
        event.order.length === t.players.length &&
        areDistinctPlayers(t, event.order)
      );
    case 'bye-granted': {
      const { player, request } = event;
      const byes = t.rounds[request.round - 1]?.byes ?? [];
      return isFree(t, request.round, player) && !byes.some((bye) => bye.player === player);
    }
    case 'player-erased':
      return true;
    case 'player-withdrawn':
    case 'player-expelled':
    case 'player-returned':
    case 'bye-requested':
    case 'bye-request-cancelled':
    case 'player-asked':
    case 'player-ask-taken-back':
    case 'player-ask-declined':
    case 'player-kept-in':
    case 'player-table-fixed':
    case 'player-excused':
    case 'player-excuse-removed':
      return isPlayerOf(t, event.player);
    default:
      return unreachable(event);
  }
}

type AppealEvent = Extract<TournamentEvent, { kind: `appeal${string}` }>;

/** Whether an event begins the next appeal, by a player and about a game that exist, or continues an appeal. */
function fitsAppeals(t: Tournament, event: AppealEvent): boolean {
  if (event.kind === 'appeals-set') return true;
  if (event.kind === 'appeal-lodged') {
    const { appeal, appellant, game } = event;
    const isGame = game === null || isBoard(t, game.round, game.board);
    return appeal === t.appeals.length + 1 && isPlayerOf(t, appellant) && isGame;
  }
  const step = t.appeals[event.appeal - 1]?.steps.at(-1);
  const isDecided = step?.decision != null;
  return step !== undefined && isDecided === (event.kind === 'appeal-carried-on');
}

type IncidentEvent = Extract<TournamentEvent, { kind: 'incident-recorded' }>;

/** Whether an event records the next incident, of a player and at a board that exist. */
const fitsIncidents = (t: Tournament, { incident, player, round, board }: IncidentEvent): boolean =>
  incident === t.incidents.length + 1 && isPlayerOf(t, player) && isBoard(t, round, board);

type ChampionshipEvent = Extract<TournamentEvent, { kind: `championship-${string}` }>;

const isOfClasses = (event: TournamentEvent): event is ChampionshipEvent =>
  event.kind.startsWith('championship-');

/** Whether an event is about a player of the tournament and a class of the championship. */
function fitsClasses(t: Tournament, event: ChampionshipEvent): boolean {
  if (!('player' in event)) return event.kind === 'championship-set' || t.championship !== null;
  const most = t.championship?.of ?? 0;
  return isPlayerOf(t, event.player) && (event.class ?? most) <= most;
}

/**
 * Whether an event of an imported file can follow on a state: it names existing players, rounds and
 * boards, seats nobody twice, and its settings and players are valid. It need not be what the rules give
 * today: a file may hold what an earlier version of Rokade allowed.
 */
export function eventFollows(t: Tournament | null, event: TournamentEvent): boolean {
  if (event.kind === 'tournament-created')
    return t === null && areSoundSettings(event, event.settings);
  if (t === null) return false;
  if (event.kind === 'settings-changed') {
    return areSoundSettings(t, { ...t.settings, ...event.changes });
  }
  return isOfClasses(event) ? fitsClasses(t, event) : fitsOthers(t, event);
}

type OrderEvent = Extract<TournamentEvent, { kind: 'tie-lots-drawn' | 'tie-order-given' }>;

/** Whether an order names players of the tournament once each, and each has one of its values. */
function fitsOrder(t: Tournament, event: OrderEvent): boolean {
  const values = event.kind === 'tie-order-given' ? event.values : undefined;
  const isValued = values === undefined || values.hundredths.length === event.order.length;
  return isValued && areDistinctPlayers(t, event.order);
}

type Others = Exclude<
  TournamentEvent,
  ChampionshipEvent | { kind: 'tournament-created' | 'settings-changed' }
>;

function fitsOthers(t: Tournament, event: Others): boolean {
  switch (event.kind) {
    case 'result-entered':
    case 'result-corrected':
    case 'result-reported':
    case 'reports-settled':
    case 'colours-swapped':
    case 'game-rating-decided':
    case 'late-reserve-noted':
    case 'rating-result-decided':
      return isBoard(t, event.round, event.board);
    case 'round-paired':
    case 'draft-altered':
    case 'pair-added':
    case 'round-published':
    case 'round-begun':
    case 'round-verified':
    case 'round-withdrawn':
      return fitsRound(t, event);
    case 'report-sent':
    case 'month-ratings-set':
    case 'start-position-drawn':
      return isAcceptedAgain(t, event);
    case 'incident-recorded':
      return fitsIncidents(t, event);
    case 'moves-attached':
      return event.games.every(({ board }) => isBoard(t, event.round, board));
    case 'prizes-set':
      return isAccepted({ ...t, prizes: null }, { kind: 'set-prizes', prizes: event.prizes });
    case 'appeals-set':
    case 'appeal-lodged':
    case 'appeal-decided':
    case 'appeal-carried-on':
      return fitsAppeals(t, event);
    case 'tie-lots-drawn':
    case 'tie-order-given':
      return fitsOrder(t, event);
    case 'players-checked-in':
    case 'check-in-undone':
      return areDistinctPlayers(t, event.players);
    case 'absences-settled':
    case 'entries-closed':
    case 'entries-reopened':
    case 'tournament-finished':
    case 'tournament-reopened':
    case 'fide-mode-entered':
    case 'fide-mode-left':
      return true;
    default:
      return fitsPlayers(t, event);
  }
}
