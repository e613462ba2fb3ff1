import { type Entry, erasedDetails, type PlayerDetails, ratingFields } from '@rokade/journal';
import { unreachable } from '@rokade/rules';
import type { ByeEntry, TournamentEvent } from './entry.ts';
import { withoutWords } from './evolve-appeals.ts';
import { withoutNotes } from './evolve-championship.ts';
import type { PlayerId } from './ids.ts';
import type { Ask, ByeRequest, Listed, Player } from './player.ts';
import type { Lots, Tournament } from './state.ts';

/** The entries that change who plays. */
export type PlayerEvent = Extract<
  TournamentEvent,
  { kind: `player-${string}` | 'lots-drawn' | `bye-${string}` }
>;

/** Who wrote an entry, and when. */
type Writing = Pick<Entry<TournamentEvent>, 'actor' | 'at'>;

/** Where a player's numbers are from after some of them were set; a number taken away has no origin. */
const originsAfter = (
  before: Player['origins'],
  { said, listed }: { readonly said: Partial<PlayerDetails>; readonly listed: Listed },
  { actor, at }: Writing,
): Player['origins'] =>
  Object.fromEntries(
    ratingFields.flatMap((field) => {
      if (said[field] === null) return [];
      const isSet = field in said || field in listed;
      const origin = isSet ? { list: listed[field] ?? null, by: actor.name, at } : before[field];
      return origin === undefined ? [] : [[field, origin]];
    }),
  );

const changePlayer = (
  t: Tournament,
  id: PlayerId,
  change: (player: Player) => Player,
): Tournament => ({
  ...t,
  players: t.players.map((player) => (player.id === id ? change(player) : player)),
});

/** The same players with one of them erased. */
const withoutPersonal = (players: readonly Player[], id: PlayerId): readonly Player[] =>
  players.map((player) =>
    player.id === id
      ? { ...player, details: { ...player.details, ...erasedDetails }, declined: [] }
      : player,
  );

const numbered = (players: readonly Player[]): readonly Player[] =>
  players.map((player, index) => (player.no === index + 1 ? player : { ...player, no: index + 1 }));

function entered(
  t: Tournament,
  event: Extract<PlayerEvent, { kind: 'player-entered' }>,
  writing: Writing,
): Tournament {
  const player: Player = {
    id: event.player,
    details: event.details,
    origins: originsAfter({}, { said: event.details, listed: event.listed }, writing),
    declined: [],
    no: t.players.length + 1,
    fromRound: event.fromRound,
    entryRound: event.fromRound,
    presence: { kind: 'playing' },
    byeRequests: [],
    asks: [],
    keptInAfter: [],
    fixedTable: null,
    excuses: [],
  };
  return { ...t, players: [...t.players, player] };
}

function withdrawn(
  t: Tournament,
  event: Extract<PlayerEvent, { kind: 'player-withdrawn' }>,
): Tournament {
  const order = t.withdrawals + 1;
  const gone = changePlayer(t, event.player, (player) => ({
    ...player,
    presence: { kind: 'withdrawn', fromRound: event.fromRound, order },
    asks: [],
  }));
  return { ...gone, withdrawals: order };
}

function lotsOf({ method, seed }: Extract<PlayerEvent, { kind: 'lots-drawn' }>): Lots {
  switch (method) {
    case 'lot':
      return { kind: 'drawn', seed, apart: null };
    case 'varma-federation':
      return { kind: 'drawn', seed, apart: 'federation' };
    case 'varma-club':
      return { kind: 'drawn', seed, apart: 'club' };
    case 'strength':
      return { kind: 'by-strength' };
    case 'typed-in':
      return { kind: 'typed-in' };
    default:
      return unreachable(method);
  }
}

function drawn(t: Tournament, event: Extract<PlayerEvent, { kind: 'lots-drawn' }>): Tournament {
  const byId = new Map(t.players.map((player) => [player.id, player]));
  const ordered = event.order.flatMap((id) => byId.get(id) ?? []);
  return {
    ...t,
    players: numbered(ordered),
    lots: lotsOf(event),
  };
}

/** Byes asked for, with this one in the place of another for the same round. */
const asking = (requests: readonly ByeRequest[], request: ByeRequest): readonly ByeRequest[] => [
  ...requests.filter(({ round }) => round !== request.round),
  request,
];

/** What somebody asked for themselves, with what was said of it last. */
function asksAfter(
  asks: readonly Ask[],
  event: Extract<PlayerEvent, { kind: `player-ask${string}` }>,
  { at }: Writing,
): readonly Ask[] {
  const { round } = event;
  if (event.kind === 'player-ask-declined') {
    return asks.map((ask) => (ask.round === round ? { ...ask, declined: event.why } : ask));
  }
  const others = asks.filter((ask) => ask.round !== round);
  return event.kind === 'player-ask-taken-back'
    ? others
    : [...others, { round, wish: event.wish, at, declined: null }];
}

/** A player with a bye noted or taken away, or who asks for one; a bye that is noted answers that. */
function withBye(
  player: Player,
  event: Extract<PlayerEvent, { kind: `bye-request${string}` | `player-ask${string}` }>,
  writing: Writing,
): Player {
  const { byeRequests, asks } = player;
  if (event.kind === 'bye-request-cancelled') {
    return { ...player, byeRequests: byeRequests.filter(({ round }) => round !== event.round) };
  }
  if (event.kind !== 'bye-requested') return { ...player, asks: asksAfter(asks, event, writing) };
  const { request } = event;
  return {
    ...player,
    byeRequests: asking(byeRequests, request),
    asks: asks.filter(({ round }) => round !== request.round),
  };
}

/** The bye stands in the round that was missed, and is there again if that round is paired anew. */
function granted(t: Tournament, event: Extract<PlayerEvent, { kind: 'bye-granted' }>): Tournament {
  const { player, request, halfPoints } = event;
  const bye: ByeEntry = { player, bye: request.bye, halfPoints, because: [] };
  const asked = changePlayer(t, player, (one) => ({
    ...one,
    byeRequests: asking(one.byeRequests, request),
  }));
  const rounds = asked.rounds.map((round) =>
    round.number === request.round ? { ...round, byes: [...round.byes, bye] } : round,
  );
  return { ...asked, rounds };
}

/** A player of whom the arbiter said that they play on, where they sit, or from which round they stay away. */
function inHall(
  player: Player,
  event: Extract<
    PlayerEvent,
    { kind: 'player-kept-in' | 'player-table-fixed' | `player-excuse${string}` }
  >,
): Player {
  if (event.kind === 'player-kept-in') {
    return { ...player, keptInAfter: [...player.keptInAfter, event.round] };
  }
  if (event.kind === 'player-table-fixed') return { ...player, fixedTable: event.table };
  const others = player.excuses.filter(({ round }) => round !== event.round);
  if (event.kind === 'player-excuse-removed') return { ...player, excuses: others };
  const { kind: _, player: __, ...excuse } = event;
  return { ...player, excuses: [...others, excuse] };
}

/** What was said of somebody is gone wherever it stood: among the players, in reports, in protests. */
const erased = (t: Tournament, player: PlayerId): Tournament => ({
  ...t,
  players: withoutPersonal(t.players, player),
  championship: withoutNotes(t, (id) => id === player),
  appeals: t.appeals.map((one) => (one.appellant === player ? withoutWords(one) : one)),
  sentReports: t.sentReports.map(({ from, ...sent }) => ({
    ...sent,
    from: { ...from, players: withoutPersonal(from.players, player) },
  })),
});

/** The tournament after an entry about players. */
export function evolvePlayers(t: Tournament, event: PlayerEvent, writing: Writing): Tournament {
  switch (event.kind) {
    case 'player-entered':
      return entered(t, event, writing);
    case 'player-changed':
      return changePlayer(t, event.player, (player) => ({
        ...player,
        details: { ...player.details, ...event.changes },
        origins: originsAfter(
          player.origins,
          { said: event.changes, listed: event.listed },
          writing,
        ),
      }));
    case 'player-changes-declined':
      return changePlayer(t, event.player, (player) => ({
        ...player,
        declined: [...player.declined, event.values],
      }));
    case 'player-removed':
      return { ...t, players: numbered(t.players.filter(({ id }) => id !== event.player)) };
    case 'player-erased':
      return erased(t, event.player);
    case 'player-withdrawn':
      return withdrawn(t, event);
    case 'player-returned':
      return changePlayer(t, event.player, (player) => ({
        ...player,
        presence: { kind: 'playing' },
        fromRound: event.fromRound,
      }));
    case 'lots-drawn':
      return drawn(t, event);
    case 'bye-granted':
      return granted(t, event);
    case 'bye-requested':
    case 'bye-request-cancelled':
    case 'player-asked':
    case 'player-ask-taken-back':
    case 'player-ask-declined':
      return changePlayer(t, event.player, (player) => withBye(player, event, writing));
    case 'player-kept-in':
    case 'player-table-fixed':
    case 'player-excused':
    case 'player-excuse-removed':
      return changePlayer(t, event.player, (player) => inHall(player, event));
    default:
      return unreachable(event);
  }
}
