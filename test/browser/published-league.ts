import { emptyLeagueValues, emptyMemberValues, emptyTeamValues } from '@rokade/league';
import { plusDays } from '@rokade/rules';
import type { Page } from 'playwright-core';

const teams = ['a', 'b', 'c'] as const;

const squad = (team: string) => ({
  kind: 'name-players',
  team,
  seat: 'regular',
  leave: '',
  players: [1, 2, 3, 4].map((number) => ({
    id: `${team}${number}`,
    values: {
      ...emptyMemberValues,
      name: `Spiller-Efternavn ${team.toUpperCase()}${number}, Fornavn`,
      rating: 1900 - 40 * number,
    },
  })),
});

const planned = (match: string, round: number, home: string, away: string, day: string) => ({
  kind: 'plan-match',
  match,
  division: 'top',
  round,
  home,
  away,
  values: { day, time: '13:00', place: 'Medborgerhuset' },
});

const lineUp = (match: string, team: string) => ({
  kind: 'hand-in-line-up',
  match,
  team,
  players: [1, 2, 3, 4].map((number) => `${team}${number}`),
});

/** A division of three teams: a match that is over, and one to come tomorrow. */
const commands = (today: string, tomorrow: string) => [
  {
    kind: 'add-division',
    division: 'top',
    values: { name: '1. række', level: 1, boards: 4, promoted: 1, relegated: 1 },
  },
  {
    kind: 'enter-teams',
    division: 'top',
    teams: teams.map((id, index) => ({
      id,
      values: {
        ...emptyTeamValues,
        name: `Skakklubben Tårnet ${index + 1}`,
        club: `Klub ${index % 2}`,
      },
    })),
  },
  ...teams.map(squad),
  planned('m1', 1, 'a', 'b', today),
  planned('m2', 2, 'c', 'a', tomorrow),
  lineUp('m1', 'a'),
  lineUp('m1', 'b'),
  {
    kind: 'note-results',
    match: 'm1',
    results: (['1-0', 'draw', '0-1', '+/-'] as const).map((score, index) => ({
      board: index + 1,
      score,
    })),
  },
];

/** Publishes a league; gives the addresses of its pages. */
export async function publishLeague(page: Page, url: string): Promise<readonly string[]> {
  const session = await (await page.request.get(`${url}/api/session`)).json();
  const headers = { 'x-rokade-csrf': session.session.csrf };
  const send = async (path: string, data: unknown) =>
    (await page.request.post(`${url}/api${path}`, { headers, data })).json();
  const values = { ...emptyLeagueValues, name: 'Kredsholdturneringen', published: true };
  const { id, version } = await send('/leagues', { values });
  const today = new Date().toISOString().slice(0, 10);
  let basedOn: number = version;
  for (const command of commands(today, plusDays(today, 1))) {
    const done = await send(`/leagues/${id}/commands`, { basedOn, command, confirmed: true });
    if (done.version === undefined) throw new Error(`${command.kind}: ${JSON.stringify(done)}`);
    basedOn = done.version;
  }
  return ['', 'division/top', 'team/a', 'club/Klub 0', 'match/m1', 'match/m2', 'player/a1'].map(
    (part) => `/league/${id}/${part}`,
  );
}
