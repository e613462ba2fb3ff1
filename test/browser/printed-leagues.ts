import {
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueId,
} from '@rokade/league';
import type { Application } from '@rokade/server';
import { printedClubs, printedName } from './printed-people.ts';

/** On how many boards the teams of each league meet. */
export const printedBoards = [2, 8, 10] as const;

/** A match that is over, whose sheet is full, and one of which nothing is known yet. */
export const printedMatches = ['over', 'to-come'] as const;

/** The id of the league whose teams meet on so many boards. */
export const leagueOf = (boards: number): string => `league-${boards}`;

const teams = ['a', 'b'] as const;
const numbers = (boards: number) => Array.from({ length: boards }, (_, index) => index + 1);

const squad = (team: string, boards: number) => ({
  kind: 'name-players',
  team,
  seat: 'regular',
  leave: '',
  players: numbers(boards).map((number) => ({
    id: `${team}${number}`,
    values: { ...emptyMemberValues, name: printedName(number + (team === 'a' ? 0 : boards)) },
  })),
});

const lineUp = (team: string, boards: number) => ({
  kind: 'hand-in-line-up',
  match: 'over',
  team,
  players: numbers(boards).map((number) => `${team}${number}`),
});

const planned = (match: string, round: number, home: string, away: string) => ({
  kind: 'plan-match',
  match,
  division: 'top',
  round,
  home,
  away,
  values:
    match === 'over'
      ? { day: '2026-11-21', time: '13:00', place: 'Medborgerhuset, Store Sal, 1. etage' }
      : { day: '', time: '', place: '' },
});

const commandsOf = (boards: number) => [
  {
    kind: 'make-league',
    id: leagueOf(boards),
    values: { ...emptyLeagueValues, name: 'Danmarksturneringen i holdskak', season: '2026/27' },
  },
  {
    kind: 'add-division',
    division: 'top',
    values: { name: '1. division, gruppe 1', level: 1, boards, promoted: 1, relegated: 1 },
  },
  {
    kind: 'enter-teams',
    division: 'top',
    teams: teams.map((id, index) => ({
      id,
      values: { ...emptyTeamValues, name: `${printedClubs[index]} ${index + 1}` },
    })),
  },
  ...teams.map((team) => squad(team, boards)),
  planned('over', 1, 'a', 'b'),
  planned('to-come', 2, 'b', 'a'),
  ...teams.map((team) => lineUp(team, boards)),
  {
    kind: 'note-results',
    match: 'over',
    results: numbers(boards).map((board) => ({
      board,
      score: (['1-0', 'draw', '0-1', '+/-'] as const)[board % 4],
    })),
  },
  {
    kind: 'change-sheet',
    match: 'over',
    changes: {
      start: '13:05',
      arbiter: printedName(3),
      remarks:
        'Bræt 2: uret blev stillet om efter 20. træk.\nHjemmeholdet kom fem minutter for sent.',
    },
  },
];

/** The id of the cup of so many teams. */
export const cupOf = (teams: number): string => `cup-${teams}`;

/** How many teams play in each cup. */
export const printedCups = [4, 16, 32] as const;

const longest = 'Skakforeningen af 1876 ';

/** A cup whose first round is over, with teams of long names. */
const cupCommands = (count: number) => [
  {
    kind: 'make-league',
    id: cupOf(count),
    values: { ...emptyLeagueValues, name: 'Landspokalturneringen for hold', season: '2026/27' },
  },
  {
    kind: 'add-division',
    division: 'top',
    values: { name: 'Pokal', level: 1, boards: 4, promoted: 0, relegated: 0, form: 'cup' },
  },
  {
    kind: 'enter-teams',
    division: 'top',
    teams: numbers(count).map((number) => ({
      id: `t${number}`,
      values: {
        ...emptyTeamValues,
        name: `${longest}${printedClubs[number % printedClubs.length]} ${number}`,
      },
    })),
  },
  { kind: 'draw-round', division: 'top', round: 1, day: '2026-11-21', seed: 'lots' },
  { kind: 'publish-round', division: 'top', round: 1 },
];

/** Makes a league whose teams meet on so many boards. */
export const keepLeague = async (app: Application, boards: number): Promise<void> => {
  await keep(app, leagueOf(boards), commandsOf(boards));
};

/** Makes a cup of so many teams, whose first round each home team wins. */
export async function keepCup(app: Application, count: number): Promise<void> {
  const id = cupOf(count);
  await keep(app, id, cupCommands(count));
  const found = await app.leagues.get(id as LeagueId);
  if (!found.ok) throw new Error(found.error.code);
  const settled = found.value.matches.map(({ id: match }) => ({
    kind: 'settle-by-score',
    match,
    score: { home: 5, away: 3 },
  }));
  const next = { kind: 'draw-round', division: 'top', round: 2, day: '', seed: 'lots' };
  await keep(app, id, [...settled, next], found.value.version);
}

/** Sends a league its commands in order. */
async function keep(
  { leagues }: Application,
  league: string,
  commands: readonly object[],
  version = 0,
): Promise<void> {
  const id = league as LeagueId;
  let basedOn = version;
  for (const command of commands as readonly LeagueCommand[]) {
    const request = { basedOn, command, reason: '', confirmed: true };
    const done = await leagues.execute(id, request, { id: 'a1', name: 'Ida Hansen' });
    if (!done.ok) throw new Error(`${command.kind}: ${JSON.stringify(done.error)}`);
    basedOn = done.value.state.version;
  }
}
