import { erasedDetails, type PlayerDetails, ratingFields } from '@rokade/players';
import { type Reason, renumberedReason } from '@rokade/rules';
import type { ByeEntry, EventOf, NumberMethod } from '../events/entry.ts';
import type { Lots, Round, Tournament } from '../state/state.ts';
import type { Expulsion } from '../values/expulsion.ts';
import type { PlayerId } from '../values/ids.ts';
import { erasedIncident } from '../values/incidents.ts';
import type { ByeRequest, Listed, Player, Presence } from '../values/player.ts';
import { withoutWords } from './evolve-appeals.ts';
import { withoutNotes } from './evolve-championship.ts';
import type { Evolvers, Writing } from './evolving.ts';

/** The origins of a player's numbers after a change; a removed number has no origin. */
const originsAfter = (
  before: Player['origins'],
  { changes, listed }: { readonly changes: Partial<PlayerDetails>; readonly listed: Listed },
  { actor, at }: Writing,
): Player['origins'] =>
  Object.fromEntries(
    ratingFields.flatMap((field) => {
      if (changes[field] === null) return [];
      const isSet = field in changes || field in listed;
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

/** The players with one of them erased. */
/** A player's presence without why they were expelled. */
const withoutWhy = (presence: Presence): Presence =>
  presence.kind === 'withdrawn' && presence.expelled !== null
    ? { ...presence, expelled: { ...presence.expelled, ...erasedIncident } }
    : presence;

const withoutPersonal = (players: readonly Player[], id: PlayerId): readonly Player[] =>
  players.map((player) =>
    player.id === id
      ? {
          ...player,
          details: { ...player.details, ...erasedDetails },
          declined: [],
          presence: withoutWhy(player.presence),
        }
      : player,
  );

const numbered = (players: readonly Player[]): readonly Player[] =>
  players.map((player, index) => (player.no === index + 1 ? player : { ...player, no: index + 1 }));

function entered(t: Tournament, event: EventOf<'player-entered'>, writing: Writing): Tournament {
  const player: Player = {
    id: event.player,
    details: event.details,
    origins: originsAfter({}, { changes: event.details, listed: event.listed }, writing),
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

/** The player leaves, or is expelled; who left before stays out from that round. */
function gone(
  t: Tournament,
  { player, fromRound }: Pick<EventOf<'player-withdrawn'>, 'player' | 'fromRound'>,
  expelled: Expulsion | null,
): Tournament {
  const order = t.withdrawals + 1;
  const changed = changePlayer(t, player, (one) => ({
    ...one,
    presence:
      one.presence.kind === 'withdrawn'
        ? { ...one.presence, expelled }
        : { kind: 'withdrawn', fromRound, order, expelled },
    asks: [],
  }));
  return { ...changed, withdrawals: order };
}

const lotsBy = {
  lot: (seed) => ({ kind: 'drawn', seed, apart: null }),
  'varma-federation': (seed) => ({ kind: 'drawn', seed, apart: 'federation' }),
  'varma-club': (seed) => ({ kind: 'drawn', seed, apart: 'club' }),
  strength: () => ({ kind: 'by-strength' }),
  'typed-in': () => ({ kind: 'typed-in' }),
} as const satisfies Readonly<Record<NumberMethod, (seed: string) => Lots>>;

/** The rounds so far, once the players have other numbers. */
function renumberedRounds(
  { players, rounds }: Pick<Tournament, 'players' | 'rounds'>,
  after: Pick<Tournament, 'players'>,
): readonly Round[] {
  if (rounds.length === 0) return rounds;
  const numbers = players.map(({ id }) => id);
  const numberById = new Map(after.players.map(({ id, no }) => [id, no]));
  const now = (no: number): number => {
    const id = numbers[no - 1];
    return id === undefined ? no : (numberById.get(id) ?? no);
  };
  const named = <Part extends { readonly because: readonly Reason[] }>(part: Part): Part => ({
    ...part,
    because: part.because.map((reason) => renumberedReason(reason, now)),
  });
  return rounds.map((round) => ({
    ...round,
    games: round.games.map(named),
    byes: round.byes.map(named),
    remarks: round.remarks.map((reason) => renumberedReason(reason, now)),
    numbers: round.numbers ?? numbers,
  }));
}

function drawn(t: Tournament, { order, method, seed }: EventOf<'lots-drawn'>): Tournament {
  const byId = new Map(t.players.map((player) => [player.id, player]));
  const ordered = order.flatMap((id) => byId.get(id) ?? []);
  const changed = { ...t, players: numbered(ordered), lots: lotsBy[method](seed) };
  return { ...changed, rounds: renumberedRounds(t, changed) };
}

/** A player's requests for byes with a new one, which replaces one for the same round. */
const withRequest = (
  requests: readonly ByeRequest[],
  request: ByeRequest,
): readonly ByeRequest[] => [...requests.filter(({ round }) => round !== request.round), request];

/**
 * Grants a bye for a missed round: in the published round, and among the player's requests in case that
 * round is paired again.
 */
function granted(t: Tournament, event: EventOf<'bye-granted'>): Tournament {
  const { player, request, halfPoints } = event;
  const bye: ByeEntry = { player, bye: request.bye, halfPoints, because: [] };
  const changed = changePlayer(t, player, (one) => ({
    ...one,
    byeRequests: withRequest(one.byeRequests, request),
  }));
  const rounds = changed.rounds.map((round) =>
    round.number === request.round ? { ...round, byes: [...round.byes, bye] } : round,
  );
  return { ...changed, rounds };
}

/**
 * Erases a player's personal values everywhere: among the players, in sent reports, protests and
 * incidents.
 */
const erased = (t: Tournament, player: PlayerId): Tournament => ({
  ...t,
  players: withoutPersonal(t.players, player),
  championship: withoutNotes(t, (id) => id === player),
  appeals: t.appeals.map((one) => (one.appellant === player ? withoutWords(one) : one)),
  incidents: t.incidents.map((one) =>
    one.player === player ? { ...one, ...erasedIncident } : one,
  ),
  sentReports: t.sentReports.map(({ from, ...sent }) => ({
    ...sent,
    from: { ...from, players: withoutPersonal(from.players, player) },
  })),
});

/** A handler of events that change one player. */
const ofPlayer =
  <Event extends { readonly player: PlayerId }>(
    after: (player: Player, event: Event, writing: Writing) => Partial<Player>,
  ) =>
  (t: Tournament, event: Event, writing: Writing): Tournament =>
    changePlayer(t, event.player, (one) => ({ ...one, ...after(one, event, writing) }));

const otherRounds = <One extends { readonly round: number }>(all: readonly One[], round: number) =>
  all.filter((one) => one.round !== round);

/** The handlers of events about players and their numbers. */
export const playerEvolvers = {
  'player-entered': entered,
  'player-changed': ofPlayer(({ details, origins }, { changes, listed }, writing) => ({
    details: { ...details, ...changes },
    origins: originsAfter(origins, { changes, listed }, writing),
  })),
  'player-changes-declined': ofPlayer(({ declined }, { values }) => ({
    declined: [...declined, values],
  })),
  'player-removed': (t, { player }) => ({
    ...t,
    players: numbered(t.players.filter(({ id }) => id !== player)),
  }),
  'player-erased': (t, { player }) => erased(t, player),
  'player-withdrawn': (t, event) => gone(t, event, null),
  'player-expelled': (t, event, { actor, at }) =>
    gone(t, event, { words: event.said.words, by: actor.name, at }),
  'player-returned': ofPlayer((_, { fromRound }) => ({
    presence: { kind: 'playing' },
    fromRound,
  })),
  'lots-drawn': drawn,
  'bye-granted': granted,
  /** A bye answers the player's waiting request for that round. */
  'bye-requested': ofPlayer(({ byeRequests, asks }, { request }) => ({
    byeRequests: withRequest(byeRequests, request),
    asks: otherRounds(asks, request.round),
  })),
  'bye-request-cancelled': ofPlayer(({ byeRequests }, { round }) => ({
    byeRequests: otherRounds(byeRequests, round),
  })),
  'player-asked': ofPlayer(({ asks }, { round, wish }, { at }) => ({
    asks: [...otherRounds(asks, round), { round, wish, at, declined: null }],
  })),
  'player-ask-taken-back': ofPlayer(({ asks }, { round }) => ({ asks: otherRounds(asks, round) })),
  'player-ask-declined': ofPlayer(({ asks }, { round, why }) => ({
    asks: asks.map((ask) => (ask.round === round ? { ...ask, declined: why } : ask)),
  })),
  'player-kept-in': ofPlayer(({ keptInAfter }, { round }) => ({
    keptInAfter: [...keptInAfter, round],
  })),
  'player-table-fixed': ofPlayer((_, { table }) => ({ fixedTable: table })),
  'player-excused': ofPlayer(({ excuses }, { kind: _, player: __, ...excuse }) => ({
    excuses: [...otherRounds(excuses, excuse.round), excuse],
  })),
  'player-excuse-removed': ofPlayer(({ excuses }, { round }) => ({
    excuses: otherRounds(excuses, round),
  })),
} satisfies Partial<Evolvers>;
