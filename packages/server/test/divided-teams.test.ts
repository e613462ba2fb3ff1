/** @regulation DSU 2002 4.13.5 */
import { describe, expect, it } from 'vitest';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, details } from './sample-tournament.ts';

interface Shown {
  readonly version: number;
  readonly divisions: readonly { readonly values: object }[];
  readonly teams: readonly { readonly id: string; readonly values: { readonly name: string } }[];
  readonly members: readonly {
    readonly team: string;
    readonly values: {
      readonly name: string;
      readonly rating: number;
      readonly nationalId: string;
    };
  }[];
}

/** A league with a division without teams, as its leader works at it. */
async function desk() {
  const app = await applicationForTest();
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  const made = await client.post('/leagues', { values: { name: 'Klubolympiade' } }, headers);
  const { id } = await made.json();
  const values = { name: 'Alle', level: 1, boards: 2, promoted: 0, relegated: 0 };
  const command = { kind: 'add-division', division: 'top', values };
  await client.post(`/leagues/${id}/commands`, { basedOn: 1, command }, headers);
  const shown = async (): Promise<Shown> => (await client.get(`/leagues/${id}`, headers)).json();
  const divide = async (wish: object, sender: object = headers) => {
    const { version: basedOn } = await shown();
    const usual = { division: 'top', count: 2, name: 'Hold', tournament: '', players: '' };
    const body = { basedOn, wish: { ...usual, ...wish } };
    return client.post(`/leagues/${id}/divided-teams`, body, sender);
  };
  const squads = async () => {
    const { teams, members } = await shown();
    return teams.map((team) => [
      team.values.name,
      members.filter((one) => one.team === team.id).map(({ values: { name } }) => name),
    ]);
  };
  return { app, client, headers, divide, shown, squads };
}

describe('players who are divided into teams', () => {
  it('come from lines of text, and form squads by the snake', async () => {
    const { divide, squads, shown } = await desk();
    const lines = ['Fire; 1400', 'To; 1800', 'Et; 2000', 'Tre; 1600'].join('\n');
    expect((await divide({ players: lines })).status).toBe(200);
    expect(await squads()).toEqual([
      ['Hold 1', ['Et', 'Fire']],
      ['Hold 2', ['To', 'Tre']],
    ]);
    const { divisions } = await shown();
    expect(divisions[0]?.values).toMatchObject({ boards: 2, boardsByTeams: false });
    const again = await divide({ players: lines });
    expect(again.status).toBe(422);
    expect((await squads()).length).toBe(2);
  });

  it('have a board each, and no team loses one for a player that it was not given', async () => {
    const { divide, shown } = await desk();
    const lines = ['A; 1900', 'B; 1800', 'C; 1700', 'D; 1600', 'E; 1500'].join('\n');
    expect((await divide({ players: lines })).status).toBe(200);
    const { divisions } = await shown();
    expect(divisions[0]?.values).toMatchObject({ boards: 3, boardsByTeams: true });
  });

  it('come from a tournament with what its list says of them, and nothing is typed twice', async () => {
    const { client, headers, divide, shown, squads } = await desk();
    const made = await client.post('/tournaments', { settings: { name: 'Liste' } }, headers);
    const { id, version } = await made.json();
    const listed = [
      ['Fire, Dorte', 1400],
      ['Et, Anna', 2000],
      ['Tre, Carl', 1600],
      ['To, Bo', 1800],
    ] as const;
    const players = listed.map(([name, rating], index) => ({
      id: `p${index}`,
      details: { ...details(name), rating },
    }));
    const command = { kind: 'enter-players', players };
    const entered = await client.post(
      `/tournaments/${id}/commands`,
      { basedOn: version, command, confirmed: true },
      headers,
    );
    expect(entered.status).toBe(200);
    expect((await divide({ tournament: id })).status).toBe(200);
    expect(await squads()).toEqual([
      ['Hold 1', ['Et, Anna', 'Fire, Dorte']],
      ['Hold 2', ['To, Bo', 'Tre, Carl']],
    ]);
    const [first] = (await shown()).members;
    expect(first?.values).toMatchObject({
      rating: 2000,
      nationalId: '4711',
      sex: 'w',
      born: '2001',
    });
  });

  it('have to be there, and a tournament has to be one whose desk the sender sees', async () => {
    const { divide } = await desk();
    expect((await divide({})).status).toBe(422);
    expect((await divide({ players: 'A; 1500', count: 1 })).status).toBe(400);
    expect((await divide({ tournament: 'none' })).status).toBe(404);
    expect((await divide({ players: 'A; 1500' }, {})).status).toBe(401);
  });
});
