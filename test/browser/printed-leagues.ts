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

/** Makes a league whose teams meet on so many boards. */
export async function keepLeague({ leagues }: Application, boards: number): Promise<void> {
  const id = leagueOf(boards) as LeagueId;
  let basedOn = 0;
  for (const command of commandsOf(boards) as unknown as readonly LeagueCommand[]) {
    const request = { basedOn, command, reason: '', confirmed: true };
    const done = await leagues.execute(id, request, { id: 'a1', name: 'Ida Hansen' });
    if (!done.ok) throw new Error(`${command.kind}: ${JSON.stringify(done.error)}`);
    basedOn = done.value.state.version;
  }
}
