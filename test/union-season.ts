import { isDeepStrictEqual } from 'node:util';
import {
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type League,
  type Match,
} from '@rokade/league';
import { plusDays } from '@rokade/rules';

/** The headers of somebody's requests. */
export type Credentials = Readonly<Record<string, string>>;

/** How large a union is. */
export interface Extent {
  readonly divisions: number;
  /** Teams of each division. */
  readonly teams: number;
  readonly boards: number;
}

/** What was acknowledged of a match, and is to be there whatever happens to the server. */
interface Acknowledged {
  readonly home: boolean;
  readonly away: boolean;
  readonly scores: readonly string[] | null;
  readonly agreed: readonly ('home' | 'away')[];
}

/** Whoever asks a server: the milliseconds of each kind of request, and its answers. */
export interface Asking {
  readonly times: Map<string, number[]>;
  ask<T>(kind: string, path: string, headers: Credentials, body?: object): Promise<T>;
}

/** Requests to a server that have to succeed; the address may change where it begins anew. */
export function makeAsking(address: () => string): Asking {
  const times = new Map<string, number[]>();
  return {
    times,
    async ask<T>(kind: string, path: string, headers: Credentials, body?: object): Promise<T> {
      const start = performance.now();
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(`${address()}/api${path}`, { headers, ...sent });
      const text = await answer.text();
      times.set(kind, [...(times.get(kind) ?? []), performance.now() - start]);
      if (!answer.ok) throw new Error(`${kind} ${path}: ${answer.status} ${text.slice(0, 300)}`);
      return JSON.parse(text) as T;
    },
  };
}

/** The time below which 95 of 100 requests of each kind were answered, in milliseconds. */
export const slowestOf95 = ({ times }: Asking): ReadonlyMap<string, number> =>
  new Map(
    [...times].map(([kind, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return [kind, sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0];
    }),
  );

/** A union's season, as programs lead it over HTTP: its leader, and a link for each captain. */
export interface Union extends Asking {
  readonly id: string;
  readonly leader: Credentials;
  /** By team. */
  readonly captains: ReadonlyMap<string, Credentials>;
  /** By match. */
  readonly acknowledged: Map<string, Acknowledged>;
  /** The newest version that somebody was told. */
  version: number;
  lead(command: object): Promise<void>;
  league(): Promise<League>;
}

const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** A day far enough ahead that no line-up comes too late. */
const firstDay = '2100-10-03';

const nothing: Acknowledged = { home: false, away: false, scores: null, agreed: [] };

/** Opens a link as a captain does. */
async function captainBy(asking: Asking, token: string): Promise<Credentials> {
  const cookie = { cookie: `rokade_session=${token}` };
  const found = await asking.ask<{ session: { csrf: string } }>('session', '/session', cookie);
  return {
    'content-type': 'application/json',
    ...cookie,
    'x-rokade-csrf': found.session.csrf,
  };
}

/** Makes a union: divisions with their teams, squads and schedules, and a link for each captain. */
export async function makeUnion(
  asking: Asking,
  leader: Credentials,
  { divisions, teams, boards }: Extent,
): Promise<Union> {
  const values = { ...emptyLeagueValues, name: 'Unionen', season: '2100/01', published: true };
  const made = await asking.ask<{ id: string; version: number }>('make', '/leagues', leader, {
    values,
  });
  const captains = new Map<string, Credentials>();
  const union: Union = {
    ...asking,
    id: made.id,
    leader,
    captains,
    acknowledged: new Map(),
    version: made.version,
    async lead(command) {
      const body = { basedOn: union.version, command, confirmed: true };
      const path = `/leagues/${made.id}/commands`;
      const done = await asking.ask<{ version: number }>('leader', path, leader, body);
      union.version = Math.max(union.version, done.version);
    },
    league: () => asking.ask('league', `/leagues/${made.id}`, leader),
  };
  for (const number of numbers(divisions)) {
    const division = `d${number}`;
    const own = numbers(teams).map((team) => `${division}t${team}`);
    const name = `Række ${number}`;
    const level = Math.ceil(number / 2);
    await union.lead({
      kind: 'add-division',
      division,
      values: { name, level, boards, promoted: 1, relegated: 1 },
    });
    await union.lead({
      kind: 'enter-teams',
      division,
      teams: own.map((id) => ({
        id,
        values: { ...emptyTeamValues, name: `Hold ${id}`, club: id },
      })),
    });
    for (const team of own) {
      const players = numbers(boards + 2).map((place) => ({
        id: `${team}p${place}`,
        values: {
          ...emptyMemberValues,
          name: `${team}${place}, Spiller`,
          rating: 2200 - 20 * place,
        },
      }));
      await union.lead({ kind: 'name-players', team, seat: 'regular', leave: '', players });
      const link = { role: 'captain', player: team };
      const { token } = await asking.ask<{ token: string }>(
        'link',
        `/leagues/${made.id}/links`,
        leader,
        link,
      );
      captains.set(team, await captainBy(asking, token));
    }
    const days = numbers(teams - 1).map((round) => plusDays(firstDay, 7 * (round - 1)));
    await union.lead({ kind: 'draw-schedule', division, teams: own, days, double: false });
  }
  return union;
}

/** A captain's command, on what was last known. */
async function act(union: Union, kind: string, team: string, command: object): Promise<void> {
  const path = `/leagues/${union.id}/commands`;
  const headers = union.captains.get(team) ?? {};
  const body = { basedOn: union.version, command: { kind, ...command }, confirmed: true };
  const { version } = await union.ask<{ version: number }>(kind, path, headers, body);
  union.version = Math.max(union.version, version);
}

const outcomes = ['1-0', 'draw', '0-1'] as const;

/**
 * Plays a match by both captains' links: line-ups, results, agreement of both. What is answered is noted
 * at once as acknowledged.
 */
async function playMatch(union: Union, { id, home, away, round }: Match, boards: number) {
  const note = (more: Partial<Acknowledged>): void => {
    union.acknowledged.set(id, { ...nothing, ...union.acknowledged.get(id), ...more });
  };
  const before = union.acknowledged.get(id) ?? nothing;
  const players = (team: string) => numbers(boards).map((place) => `${team}p${place}`);
  const handIn = async (side: 'home' | 'away', team: string): Promise<void> => {
    if (before[side]) return;
    await act(union, 'hand-in-line-up', team, { match: id, team, players: players(team) });
    note({ [side]: true });
  };
  await Promise.all([handIn('home', home), handIn('away', away)]);
  if (before.scores === null) {
    const scores = numbers(boards).map(
      (board) => outcomes[(board + round + id.length) % 3] ?? 'draw',
    );
    const results = scores.map((score, index) => ({ board: index + 1, score }));
    await act(union, 'note-results', home, { match: id, results });
    note({ scores });
  }
  for (const [side, team] of [
    ['home', home],
    ['away', away],
  ] as const) {
    if (before.agreed.includes(side)) continue;
    await act(union, 'agree-sheet', team, { match: id, team });
    note({ agreed: [...(union.acknowledged.get(id)?.agreed ?? []), side] });
  }
}

/** Plays matches, so many at once. */
export async function playMatches(
  union: Union,
  matches: readonly Match[],
  { boards, atOnce }: { readonly boards: number; readonly atOnce: number },
): Promise<void> {
  const left = [...matches];
  const play = async (): Promise<void> => {
    for (let match = left.shift(); match !== undefined; match = left.shift()) {
      await playMatch(union, match, boards);
    }
  };
  await Promise.all(numbers(atOnce).map(play));
}

/** What was acknowledged and is not there, by match. */
export function lostIn({ matches }: League, { acknowledged }: Union): readonly string[] {
  return [...acknowledged].flatMap(([id, { home, away, scores, agreed }]) => {
    const match = matches.find((one) => one.id === id);
    const isThere =
      match !== undefined &&
      (!home || match.lineUps.home !== null) &&
      (!away || match.lineUps.away !== null) &&
      (scores === null || isDeepStrictEqual(match.scores, scores)) &&
      agreed.every((side) => match.agreed[side] !== null);
    return isThere ? [] : [id];
  });
}
