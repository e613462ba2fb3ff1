import { credentialsOf, password } from './api-client.ts';
import { fillDisk, makeRoom, outcomeOf, serve } from './small-disk-server.ts';

/** Takes a season over, makes the next one, and draws a round, while the disk is full and once there is room again. */
const name = 'Ida';
const { setupUrl, close, ask } = await serve();
const token = new URL(setupUrl ?? '').searchParams.get('token');
const headers = await credentialsOf(await ask('/setup', {}, { token, name, password }));
const json = async <T>(path: string, body?: unknown) =>
  (await (await ask(path, headers, body)).json()) as T;

const { id } = await json<{ id: string }>('/leagues', { values: { name: 'Kredsen' } });
const path = `/leagues/${id}`;
const values = { name: '1. række', level: 1, boards: 2, promoted: 0, relegated: 0 };
const division = { kind: 'add-division', division: 'top', values };
await json(`${path}/commands`, { basedOn: 1, command: division });

const names = ['Nord', 'Syd', 'Vest'];
const squads = names.flatMap((team) => [1, 2, 3].map((place) => `${team},"${team}${place}, S"`));
const content = [
  'team,name',
  ...squads,
  'round,home,away,result',
  '1,Nord,Syd,1½-½',
  '2,Syd,Vest,2-0',
].join('\n');
const seen = await json<{ version: number; command: object }>(`${path}/season/look`, {
  division: 'top',
  files: [{ name: 'a.csv', content }],
});
const take = async () =>
  outcomeOf(
    await ask(`${path}/commands`, headers, { basedOn: seen.version, command: seen.command }),
  );

interface Sized {
  readonly teams: readonly { readonly id: string }[];
  readonly members: readonly object[];
  readonly matches: readonly object[];
}

const sizes = async (league: string) => {
  const { teams, members, matches } = await json<Sized>(`/leagues/${league}`);
  return [teams.length, members.length, matches.length];
};
const seasons = async () => (await json<{ leagues: readonly object[] }>('/leagues')).leagues.length;

fillDisk();
const fullTake = { ...(await take()), left: await sizes(id) };
makeRoom();
const roomTake = { status: (await take()).status, left: await sizes(id) };

const { teams } = await json<Sized>(path);
const places = Object.fromEntries(teams.map((team) => [team.id, 'top']));
const wanted = { name: 'Kredsen', season: '2027/28', places, captains: true, squads: true };
const next = async () => ask(`${path}/next`, headers, wanted);
fillDisk();
const fullNext = { ...(await outcomeOf(await next())), seasons: await seasons() };
makeRoom();
const made = (await (await next()).json()) as { id: string };
const roomNext = { seasons: await seasons(), left: await sizes(made.id) };

const swiss = { ...values, name: 'Pinse', form: 'swiss' };
const tell = async (command: object) => {
  const { version: basedOn } = await json<{ version: number }>(path);
  return outcomeOf(await ask(`${path}/commands`, headers, { basedOn, command }));
};
await tell({ kind: 'add-division', division: 'swiss', values: swiss });
const drawnTeams = ['a', 'b', 'c', 'd'].map((team) => ({
  id: team,
  values: { name: `Pinse ${team}`, club: '', hall: '', homeDay: '', homeTime: '' },
}));
await tell({ kind: 'enter-teams', division: 'swiss', teams: drawnTeams });
const drawn = async () => {
  const { matches } = await json<{ matches: readonly { readonly division: string }[] }>(path);
  return matches.filter((match) => match.division === 'swiss').length;
};
const draw = () => tell({ kind: 'draw-round', division: 'swiss', round: 1, day: '', seed: 'lots' });
fillDisk();
const fullDraw = { ...(await draw()), matches: await drawn() };
makeRoom();
const roomDraw = { status: (await draw()).status, matches: await drawn() };
await close();
process.stdout.write(
  JSON.stringify({ fullTake, roomTake, fullNext, roomNext, fullDraw, roomDraw }),
);
