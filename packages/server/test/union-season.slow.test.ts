import type { League } from '@rokade/league';
import { expect, it } from 'vitest';
import { isSweep, rotatingSeed } from '../../../test/rotating-seed.ts';
import { lostIn, makeAsking, makeUnion, playMatches } from '../../../test/union-season.ts';
import { folderForTest } from './folder-for-test.ts';
import { signIn, spawnServer } from './spawned-server.ts';

const kills = isSweep ? 8 : 2;
const offset = (rotatingSeed % 97) / 97;

/** The server on a folder, begun anew as often as it was killed; requests find where it is. */
async function killable() {
  const folder = folderForTest();
  let server = await spawnServer(folder);
  const leader = await signIn(server.url, server.setupUrl);
  const asking = makeAsking(() => server.url);
  return {
    asking,
    leader,
    /** Does work, kills the server in its middle, and begins it anew; tells whether the work had ended. */
    async killedIn(work: () => Promise<unknown>, after: number): Promise<boolean> {
      const done = work().then(
        () => true,
        () => false,
      );
      setTimeout(() => server.child.kill('SIGKILL'), after);
      await server.ended;
      const isDone = await done;
      server = await spawnServer(folder);
      return isDone;
    },
    async close() {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}

it('keeps every line-up, sheet and agreement of a season that was answered, wherever it is killed', async () => {
  const { asking, leader, killedIn, close } = await killable();
  const extent = { divisions: 3, teams: 6, boards: 4 };
  const union = await makeUnion(asking, leader, extent);
  const { matches } = await union.league();
  const play = () => playMatches(union, matches, { boards: extent.boards, atOnce: 6 });
  for (let kill = 0; kill < kills; kill++) {
    await killedIn(play, 200 + ((kill + offset) / kills) * 800);
    expect(lostIn(await union.league(), union)).toEqual([]);
    // What was on its way is asked for once more below; whoever has agreed already is not asked again.
    const league = await union.league();
    for (const match of league.matches) {
      const scores = match.scores.some((score) => score !== '') ? match.scores : null;
      const agreed = (['home', 'away'] as const).filter((side) => match.agreed[side] !== null);
      const { home, away } = match.lineUps;
      union.acknowledged.set(match.id, {
        home: home !== null,
        away: away !== null,
        scores,
        agreed,
      });
    }
    union.version = league.version;
  }
  await play();
  const league = await union.league();
  expect(lostIn(league, union)).toEqual([]);
  expect(league.matches.every(({ agreed: { home, away } }) => home && away)).toBe(true);
  await close();
});

/** A season that began elsewhere: six teams of six players, with half of their matches played. */
function elsewhere(): string {
  const teams = ['Nord', 'Syd', 'Øst', 'Vest', 'Midt', 'Kyst'];
  const squads = teams.flatMap((team) =>
    [1, 2, 3, 4, 5, 6].map((place) => `${team},"${team} ${place}, Spiller",${1900 - place * 10}`),
  );
  const results = teams.flatMap((home, index) =>
    teams.slice(index + 1).map((away, behind) => `${index + behind + 1},${home},${away},2½-1½`),
  );
  return ['team,name,rating', ...squads, 'round,home,away,result', ...results].join('\n');
}

it('has taken a season over whole or not at all, and made the next season whole or not at all', async () => {
  const { asking, leader, killedIn, close } = await killable();
  const made = await asking.ask<{ id: string }>('make', '/leagues', leader, {
    values: { name: 'Kredsen' },
  });
  const path = `/leagues/${made.id}`;
  const command = {
    kind: 'add-division',
    division: 'top',
    values: { name: '1. række', level: 1, boards: 4, promoted: 1, relegated: 1 },
  };
  await asking.ask('leader', `${path}/commands`, leader, { basedOn: 1, command });
  const league = () => asking.ask<League>('league', path, leader);
  const takeOver = async () => {
    const files = [{ name: 'efterår.csv', content: elsewhere() }];
    const seen = await asking.ask<{ version: number; command: object }>(
      'look',
      `${path}/season/look`,
      leader,
      { division: 'top', files },
    );
    await asking.ask('take', `${path}/commands`, leader, {
      basedOn: seen.version,
      command: seen.command,
      confirmed: true,
    });
  };
  for (let kill = 0; kill < kills; kill++) {
    const isDone = await killedIn(takeOver, ((kill + offset) / kills) * 120);
    const { teams, members, matches } = await league();
    const sizes = [teams.length, members.length, matches.length];
    expect(sizes).toEqual(isDone || teams.length > 0 ? [6, 36, 15] : [0, 0, 0]);
  }
  if ((await league()).teams.length === 0) await takeOver();
  const { teams } = await league();
  const places = Object.fromEntries(teams.map(({ id }) => [id, 'top']));
  const wanted = { name: 'Kredsen', season: '2027/28', places, captains: true, squads: true };
  const listed = async () =>
    (
      await asking.ask<{ leagues: readonly { readonly id: string }[] }>('list', '/leagues', leader)
    ).leagues.map(({ id }) => id);
  for (let kill = 0; kill < kills; kill++) {
    const before = await listed();
    const next = () => asking.ask('next', `${path}/next`, leader, wanted);
    const isDone = await killedIn(next, ((kill + offset) / kills) * 60);
    const added = (await listed()).filter((id) => !before.includes(id));
    if (isDone) expect(added).toHaveLength(1);
    for (const id of added) {
      const season = await asking.ask<League>('league', `/leagues/${id}`, leader);
      expect([season.teams.length, season.members.length]).toEqual([6, 36]);
    }
  }
  await close();
});
