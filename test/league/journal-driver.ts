import { decideRequest, foldJournal, makeEntries, type ReturnTo } from '@rokade/journal';
import {
  type DivisionId,
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type League,
  type LeagueCommand,
  type LeagueEntry,
  type LeagueId,
  leagueBook,
  type MatchId,
  type MemberId,
  type TeamId,
  type TeamValues,
} from '@rokade/league';

type AnyCommand = LeagueCommand | ReturnTo;

export const top = 'top' as DivisionId;
export const low = 'low' as DivisionId;
export const team = (name: string): TeamId => name as TeamId;
export const member = (id: string): MemberId => id as MemberId;
export const matchNamed = (id: string): MatchId => id as MatchId;

const at = '2026-10-01T10:00:00.000Z';

/** The decision on a command, at a local time. */
export const decide = (
  state: League | null,
  command: LeagueCommand,
  { confirmed = false, now = '2026-10-01T12:00' } = {},
): ReturnType<typeof leagueBook.decide> =>
  leagueBook.decide(state, { command, reason: '', confirmed, now });

/** The code of a refusal; 'done' if there is none. */
export function codeOf(...question: Parameters<typeof decide>): string {
  const decided = decide(...question);
  return decided.ok ? 'done' : decided.error.code;
}

/** The journal after these commands in order, all confirmed, each at its local time. */
export function journal(
  commands: readonly AnyCommand[],
  now = '',
  before: readonly LeagueEntry[] = [],
): readonly LeagueEntry[] {
  let entries = before;
  for (const command of commands) {
    const state = foldJournal(leagueBook, entries);
    const request = { command, reason: '', confirmed: true, now };
    const decided = decideRequest(leagueBook, state, request, state);
    if (!decided.ok) throw new Error(JSON.stringify([command.kind, decided.error]));
    const sign = { version: entries.length, at, actor: { id: 'a', name: 'Ida' }, reason: '' };
    entries = [...entries, ...makeEntries(decided.value, sign)];
  }
  return entries;
}

export function folded(entries: readonly LeagueEntry[]): League {
  const league = foldJournal(leagueBook, entries);
  if (league === null) throw new Error('nothing was written');
  return league;
}

export const leagueAfter = (...commands: readonly AnyCommand[]): League =>
  folded(journal(commands));

export const made = (values: Partial<typeof emptyLeagueValues> = {}): LeagueCommand => ({
  kind: 'make-league',
  id: 'liga' as LeagueId,
  values: { ...emptyLeagueValues, name: 'Kredsholdturnering', season: '2026/27', ...values },
});

type AddDivision = Extract<LeagueCommand, { kind: 'add-division' }>;

export const division = (
  id: DivisionId,
  level: number,
  boards = 2,
  values: Partial<AddDivision['values']> = {},
): LeagueCommand => ({
  kind: 'add-division',
  division: id,
  values: { name: id, level, boards, promoted: 1, relegated: 1, ...values },
});

export const entered = (
  where: DivisionId,
  names: readonly string[],
  values: Partial<TeamValues> = {},
): LeagueCommand => ({
  kind: 'enter-teams',
  division: where,
  teams: names.map((name) => ({ id: team(name), values: { ...emptyTeamValues, name, ...values } })),
});

/** Names players `a1`, `a2`, … of team `a`. */
export const squad = (
  name: string,
  count: number,
  ratings: readonly number[] = [],
): LeagueCommand => ({
  kind: 'name-players',
  team: team(name),
  seat: 'regular',
  leave: '',
  players: Array.from({ length: count }, (_, index) => ({
    id: member(`${name}${index + 1}`),
    values: { ...emptyMemberValues, name: `${name}${index + 1}`, rating: ratings[index] ?? 0 },
  })),
});

export const planned = (
  id: string,
  home: string,
  away: string,
  { round = 1, day = '2026-10-10', time = '13:00', where = top } = {},
): LeagueCommand => ({
  kind: 'plan-match',
  match: matchNamed(id),
  division: where,
  round,
  home: team(home),
  away: team(away),
  values: { day, time, place: '' },
});

export const lineUp = (
  match: string,
  name: string,
  players: readonly (string | null)[],
  by?: string,
): LeagueCommand => ({
  kind: 'hand-in-line-up',
  match: matchNamed(match),
  team: team(name),
  players: players.map((one) => (one === null ? null : member(one))),
  ...(by === undefined ? {} : { by: team(by) }),
});

type Scores = Extract<LeagueCommand, { kind: 'note-results' }>['results'];

export const results = (
  match: string,
  scores: readonly Scores[number]['score'][],
  by?: string,
): LeagueCommand => ({
  kind: 'note-results',
  match: matchNamed(match),
  results: scores.map((score, index) => ({ board: index + 1, score })),
  ...(by === undefined ? {} : { by: team(by) }),
});

export const agreed = (match: string, name: string): LeagueCommand => ({
  kind: 'agree-sheet',
  match: matchNamed(match),
  team: team(name),
  by: team(name),
});

/** A league with one division of four teams of three players, and two matches of two boards. */
export const begun: readonly LeagueCommand[] = [
  made(),
  division(top, 1),
  entered(top, ['a', 'b', 'c', 'd']),
  ...['a', 'b', 'c', 'd'].map((name) => squad(name, 3)),
  planned('m1', 'a', 'b'),
  planned('m2', 'c', 'd'),
];
