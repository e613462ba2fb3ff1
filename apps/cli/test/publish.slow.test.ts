import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type DivisionId,
  emptyLeagueValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueId,
  type MatchId,
  type TeamId,
} from '@rokade/league';
import { createApplication, startServer } from '@rokade/server';
import { usualSettings } from '@rokade/tournament';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { clubJournal, clubTournament } from './club-journal.ts';
import { journalOf, tournamentId } from './journal-of.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with a public tournament and one that is not. */
async function dataFolder(): Promise<string> {
  const folder = newFolder();
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  const { tournaments, close } = created.value;
  const visibility = { ...usualSettings.visibility, published: false };
  const settings = { ...usualSettings, name: 'Hemmelig', visibility };
  const id = tournamentId('hidden');
  const hidden = journalOf([{ kind: 'create-tournament', id, settings }]);
  for (const journal of [clubJournal, hidden.journal]) await tournaments.importJson(journal);
  await close();
  return folder;
}

const publish = (data: string, ...words: readonly string[]) =>
  run(['publish', ...words, '--data', data], terminalIn(data));

const filesIn = (folder: string, pattern = '**/*.*') =>
  globSync(pattern, { cwd: folder }).toSorted();

/** Links to no file of the folder, and parts that only work with a server. */
function faultsOf(folder: string): readonly string[] {
  return filesIn(folder, '**/*.html').flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const links = [...html.matchAll(/\s(?:href|src)="([^"#]*)[^"]*"/g)].map(
      ([, link = '']) => link,
    );
    const broken = links.filter(
      (link) =>
        link !== '' &&
        !/^(?:https?|data|mailto):/.test(link) &&
        !existsSync(join(folder, dirname(file), link)),
    );
    const live = html.match(/<script|<form|localhost|127\.0\.0\.1|modulepreload/g) ?? [];
    return [...broken, ...live].map((what) => `${file}: ${what}`);
  });
}

it('writes what visitors see as files that need no server', async () => {
  const [data, folder] = [await dataFolder(), newFolder()];
  const first = await publish(data, folder);
  expect(first.errors).toEqual([]);
  const files = filesIn(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const id = clubTournament.id;
  for (const page of ['', '/round/1', '/standings', '/players', '/about']) {
    expect(pages).toContain(`t/${id}${page}/index.html`);
  }
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  expect(faultsOf(folder)).toEqual([]);
  expect(pages.some((page) => readFileSync(join(folder, page), 'utf8').includes('Hemmelig'))).toBe(
    false,
  );

  const again = await publish(data, folder);
  expect(again.out).toContain('0 new or changed, 0 removed');
});

const ida = { id: 'ida', name: 'Ida' };

/** The beginning of a picture of a width: as much as is checked. */
const logoOf = (width: number) => {
  const size = [width, 1].map((side) => side.toString(16).padStart(8, '0')).join('');
  const png = `89504e470d0a1a0a0000000d49484452${size}080600000000000000`;
  return { type: 'image/png', data: Buffer.from(png, 'hex').toString('base64') } as const;
};

it('has a page for each organisation, with its own logo, events and tournaments', async () => {
  const [data, folder] = [newFolder(), newFolder()];
  const created = await createApplication({ dataDirectory: data });
  if (!created.ok) throw new Error(created.error.code);
  const { organisations, deskOf, close } = created.value;
  for (const [address, name, width] of [
    ['hjoernet', 'Skakklubben Hjørnet', 1],
    ['taarnet', 'Skakklubben Tårnet', 2],
  ] as const) {
    const made = await organisations.make({ address, name }, ida);
    if (!made.ok) throw new Error(made.error.code);
    const desk = await deskOf(made.value);
    const command = { kind: 'change-installation', changes: { logo: logoOf(width) } } as const;
    const basedOn = desk.installation.now().version;
    const request = { basedOn, command, reason: '', confirmed: false };
    expect((await desk.installation.execute(request, ida)).ok).toBe(true);
    if (address === 'hjoernet') await desk.tournaments.importJson(clubJournal);
  }
  await close();
  expect((await publish(data, folder)).errors).toEqual([]);
  expect(faultsOf(folder)).toEqual([]);
  const page = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(page('index.html')).toContain('href="k/index.html"');
  expect(page('k/index.html')).toContain('href="taarnet/index.html"');
  expect(page('k/hjoernet/index.html')).toContain(`href="../../t/${clubTournament.id}/index.html"`);
  expect(page('k/taarnet/index.html')).toContain('src="../../logo-taarnet"');
  expect(page('logo-taarnet')).not.toBe(page('logo-hjoernet'));
});

it('has the pages of a league that is published, and its feeds where the address is known', async () => {
  const [data, folder] = [newFolder(), newFolder()];
  const created = await createApplication({ dataDirectory: data });
  if (!created.ok) throw new Error(created.error.code);
  const { leagues, close } = created.value;
  const tell = async (id: LeagueId, ...commands: readonly LeagueCommand[]) => {
    for (const command of commands) {
      const found = await leagues.get(id);
      const basedOn = found.ok ? found.value.version : 0;
      const request = { basedOn, command, reason: '', confirmed: true };
      expect(await leagues.execute(id, request, ida)).toMatchObject({ ok: true });
    }
  };
  const made = (id: LeagueId, name: string, published: boolean): LeagueCommand => ({
    kind: 'make-league',
    id,
    values: { ...emptyLeagueValues, name, published },
  });
  const [liga, top] = ['kreds' as LeagueId, 'top' as DivisionId];
  const [home, away] = ['a' as TeamId, 'b' as TeamId];
  await tell('hemmelig' as LeagueId, made('hemmelig' as LeagueId, 'Hemmelig', false));
  await tell(
    liga,
    made(liga, 'Kredsholdturneringen', true),
    {
      kind: 'add-division',
      division: top,
      values: { name: '1. række', level: 1, boards: 2, promoted: 1, relegated: 1 },
    },
    {
      kind: 'enter-teams',
      division: top,
      teams: [
        { id: home, values: { ...emptyTeamValues, name: 'Tårnet 1', club: 'Tårnet & Co.' } },
        { id: away, values: { ...emptyTeamValues, name: 'Springeren', club: 'Springeren' } },
      ],
    },
    {
      kind: 'plan-match',
      match: 'm1' as MatchId,
      division: top,
      round: 1,
      home,
      away,
      values: { day: '2026-10-10', time: '13:00', place: '' },
    },
  );
  await close();
  const address = ['--address', 'https://skak.example/spejl'];
  expect((await publish(data, folder, ...address)).errors).toEqual([]);
  expect(faultsOf(folder)).toEqual([]);
  const files = filesIn(folder);
  for (const page of [
    '',
    '/division/top',
    '/team/a',
    '/match/m1',
    '/club/T~C3~A5rnet~20~26~20Co~2E',
  ]) {
    expect(files).toContain(`league/kreds${page}/index.html`);
  }
  expect(files.filter((file) => file.includes('hemmelig'))).toEqual([]);
  const calendar = readFileSync(join(folder, 'feed/league/kreds/top/matches.ics'), 'utf8');
  expect(calendar).toContain('https://skak.example/spejl/league/kreds/match/m1');
});

it('publishes what changed of a Rokade that runs, and then does as told', async () => {
  const [data, folder] = [await dataFolder(), newFolder()];
  const { handler: pages } = await import('@rokade/web/handler');
  const server = await startServer({
    dataDirectory: data,
    port: 0,
    host: '127.0.0.1',
    quiet: true,
    pages,
  });
  if (!server.ok) throw new Error(server.error.code);
  onTestFinished(() => server.value.close());
  const then = ['--then', 'pwd > took; ls t >> took'];
  expect((await publish(data, folder, ...then)).exit).toBe(0);
  expect(readFileSync(join(folder, 'took'), 'utf8')).toContain(`${folder}\n${clubTournament.id}\n`);

  rmSync(join(folder, 'took'));
  expect((await publish(data, folder, ...then)).exit).toBe(0);
  expect(existsSync(join(folder, 'took'))).toBe(false);

  const address = ['--address', 'https://skak.example/spejl/'];
  const failing = await publish(data, folder, ...address, '--then', 'exit 3');
  expect(failing).toMatchObject({
    exit: 1,
    errors: ['“exit 3” ended with 3; the files are written'],
  });
  const news = readFileSync(join(folder, `feed/${clubTournament.id}/rounds.atom`), 'utf8');
  expect(news).toContain(`https://skak.example/spejl/t/${clubTournament.id}/round/1`);
});

it('refuses what it must not touch or cannot read, and changes nothing', async () => {
  const [data, folder] = [await dataFolder(), newFolder()];
  writeFileSync(join(folder, 'index.html'), 'the club');
  const foreign = await publish(data, folder);
  expect(foreign.exit).toBe(2);
  expect(foreign.errors[0]).toContain('not a Rokade mirror; nothing was written');
  expect(filesIn(folder)).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('the club');

  const empty = newFolder();
  const nobody = await publish(data, empty, '--from', 'http://127.0.0.1:9');
  expect(nobody.errors).toEqual([
    'http://127.0.0.1:9 does not answer as Rokade does; the mirror is unchanged',
  ]);
  expect((await publish(data, empty, '--from', 'skak')).exit).toBe(2);
  expect((await publish(data, empty, '--watch')).errors[0]).toContain(
    'no Rokade is running on this data',
  );
  expect(filesIn(empty)).toEqual([]);
});
