import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const packages = [
  'rules',
  'journal',
  'players',
  'installation',
  'register',
  'event',
  'ratings',
  'sanctions',
  'club',
  'tournament',
  'texts',
  'tables',
  'formats',
  'presentation',
  'store',
  'server',
];

/** The file of the import, its code, and the rule that must object to it. */
const planted: readonly (readonly [file: string, code: string, rule: string])[] = [
  [
    'packages/rules/src/up.ts',
    "import '@rokade/tournament';",
    'imports-point-down: packages/rules',
  ],
  [
    'packages/rules/src/up-by-type.ts',
    "import type { Tournament } from '@rokade/tournament';\nexport type T = Tournament;",
    'imports-point-down: packages/rules',
  ],
  [
    'packages/rules/src/up-by-path.ts',
    "import '../../tournament/src/index.ts';",
    'imports-point-down: packages/rules',
  ],
  [
    'packages/journal/src/up.ts',
    "import '@rokade/tournament';",
    'imports-point-down: packages/journal',
  ],
  ['packages/players/src/up.ts', "import '@rokade/event';", 'imports-point-down: packages/players'],
  [
    'packages/installation/src/another-book.ts',
    "import '@rokade/tournament';",
    'imports-point-down: packages/installation',
  ],
  [
    'packages/register/src/another-book.ts',
    "import '@rokade/tournament';",
    'imports-point-down: packages/register',
  ],
  [
    'packages/event/src/another-book.ts',
    "import '@rokade/tournament';",
    'imports-point-down: packages/event',
  ],
  [
    'packages/ratings/src/another-book.ts',
    "import '@rokade/register';",
    'imports-point-down: packages/ratings',
  ],
  [
    'packages/sanctions/src/another-book.ts',
    "import '@rokade/register';",
    'imports-point-down: packages/sanctions',
  ],
  [
    'packages/club/src/another-book.ts',
    "import '@rokade/event';",
    'imports-point-down: packages/club',
  ],
  [
    'packages/tournament/src/values/up.ts',
    "import '../views/up.ts';",
    'tournament-imports-down: values',
  ],
  [
    'packages/tournament/src/views/up.ts',
    "import type { Decision } from '../decide/decision.ts';\nexport type D = Decision;",
    'tournament-imports-down: views',
  ],
  [
    'packages/tournament/src/up.ts',
    "import '@rokade/texts';",
    'imports-point-down: packages/tournament',
  ],
  [
    'packages/texts/src/aside.ts',
    "import '@rokade/formats';",
    'imports-point-down: packages/texts',
  ],
  [
    'packages/tables/src/aside.ts',
    "import '@rokade/formats';",
    'imports-point-down: packages/tables',
  ],
  [
    'packages/formats/src/aside.ts',
    "import '@rokade/texts';",
    'imports-point-down: packages/formats',
  ],
  [
    'packages/store/src/aside.ts',
    "import '@rokade/formats';",
    'imports-point-down: packages/store',
  ],
  [
    'apps/web/src/lib/public/all-words.ts',
    "import '@rokade/texts/all';",
    'readers-load-their-words',
  ],
  ['apps/cli/src/all-words.ts', "import '@rokade/texts/all';", 'readers-load-their-words'],
  [
    'apps/web/src/routes/+many-words.ts',
    "import '../lib/chess/says.ts';",
    'front-page-has-few-words',
  ],
  ['packages/store/src/up.ts', "import '@rokade/server';", 'imports-point-down: packages/store'],
  [
    'packages/server/src/up.ts',
    "import '../../../apps/cli/src/main.ts';",
    'imports-point-down: packages/server',
  ],
  ['packages/server/src/events/up.ts', "import '../acts/up.ts';", 'server-imports-down: events'],
  ['packages/server/src/acts/up.ts', "import '../http/make-api.ts';", 'server-imports-down: acts'],
  [
    'packages/server/src/http/money-routes.ts',
    "import './event-routes.ts';",
    'routes-are-no-library',
  ],
  ['apps/web/src/past-the-server.ts', "import '@rokade/store';", 'imports-point-down: apps/web'],
  ['apps/web/src/lib/ui/up.ts', "import '../chess/bye.ts';", 'pages-import-down: ui'],
  ['apps/web/src/lib/chess/up.ts', "import '../views/cup.ts';", 'pages-import-down: chess'],
  ['apps/web/src/lib/views/up.ts', "import '../server/door.ts';", 'pages-import-down: views'],
  ['apps/web/src/lib/public/aside.ts', "import '../print/sheet.ts';", 'pages-import-down: public'],
  ['apps/web/src/lib/print/aside.ts', "import '../public/find.ts';", 'pages-import-down: print'],
  [
    'apps/web/src/lib/console/up.ts',
    "import '../desks/round/draft.ts';",
    'pages-import-down: console',
  ],
  [
    'apps/web/src/lib/desks/prizes/up.ts',
    "import '../../server/door.ts';",
    'pages-import-down: desks',
  ],
  [
    'apps/web/src/lib/desks/prizes/aside.ts',
    "import type { X } from '../round/draft.ts';\nexport type Y = X;",
    'desks-stand-side-by-side',
  ],
  [
    'apps/web/src/routes/t/desk.ts',
    "import '../../lib/desks/round/draft.ts';",
    'pages-of-one-reader: t',
  ],
  [
    'apps/web/src/routes/print/find.ts',
    "import '../../lib/public/find.ts';",
    'pages-of-one-reader: print',
  ],
  [
    'apps/web/src/routes/console/find.ts',
    "import '../../lib/public/find.ts';",
    'pages-of-one-reader: console',
  ],
  ['apps/web/src/lib/server/state.ts', "import '../ui/live.svelte.ts';", 'server-shows-nothing'],
  ['apps/web/src/routes/loose.ts', "import '../lib/loose.ts';", 'no-loose-file'],
  ['packages/server/src/test-only.ts', "import '../test/given.ts';", 'programs-are-not-libraries'],
  [
    'packages/tournament/src/deep.ts',
    "import '../../rules/src/kernel/fraction.ts';",
    'no-deep-import',
  ],
  ['packages/tournament/src/deep-by-name.ts', "import '@rokade/rules/src/index.ts';", 'resolvable'],
  [
    'test/deep.ts',
    "import '../packages/rules/src/kernel/fraction.ts';",
    'no-deep-import-from-programs',
  ],
  ['packages/rules/src/front-door.ts', "import './index.ts';", 'index-is-for-others'],
  [
    'packages/rules/src/pairing/monrad/peek.ts',
    "import '../../tie-break/buchholz.ts';",
    'regulations-do-not-see-each-other',
  ],
  [
    'packages/rules/src/rating/dsu/peek.ts',
    "import type { X } from '../../pairing/monrad/x.ts';\nexport type Y = X;",
    'regulations-do-not-see-each-other',
  ],
  [
    'packages/rules/src/kernel/peek.ts',
    "import '../tie-break/buchholz.ts';",
    'kernel-is-the-ground',
  ],
  ['packages/rules/src/read.ts', "import 'node:fs';", 'pure-packages-know-no-node'],
  ['packages/texts/src/hash.ts', "import 'node:crypto';", 'pure-packages-know-no-node'],
  ['packages/journal/src/clock.ts', "import 'node:timers';", 'pure-packages-know-no-node'],
  ['packages/tournament/src/check.ts', "import 'zod';", 'pure-packages-stand-alone'],
  ['packages/formats/src/check.ts', "import 'zod';", 'pure-packages-stand-alone'],
  ['packages/store/src/undeclared.ts', "import 'zod';", 'declared'],
  ['packages/store/src/nowhere.ts', "import './gone.ts';", 'resolvable'],
  ['packages/store/src/egg.ts', "import './hen.ts';", 'no-cycle'],
  ['packages/store/src/sorting.ts', "import './utils/sort.ts';", 'no-rag-bag'],
];

/** Imports that must pass, and the files that the others import. */
const allowed: readonly (readonly [file: string, code: string])[] = [
  ['packages/tournament/src/decide/decision.ts', 'export type Decision = 1;'],
  ['packages/tournament/src/down.ts', "import '@rokade/rules';"],
  ['packages/texts/src/down.ts', "import '@rokade/tournament';"],
  [
    'packages/rules/src/pairing/monrad/x.ts',
    "import '../../kernel/fraction.ts';\nexport type X = 1;",
  ],
  ['packages/rules/src/kernel/fraction.ts', 'export {};'],
  ['packages/rules/src/tie-break/buchholz.ts', 'export {};'],
  ['packages/server/src/http/event-routes.ts', 'export {};'],
  ['packages/server/src/http/make-api.ts', "import './event-routes.ts';"],
  ['packages/server/src/open.ts', "import 'node:fs';\nimport '@rokade/store';"],
  ['packages/server/test/given.ts', "import '../src/open.ts';"],
  ['apps/cli/src/main.ts', "import '@rokade/server';\nimport '@rokade/formats';"],
  ['packages/store/src/utils/sort.ts', 'export {};'],
  ['apps/web/src/lib/loose.ts', 'export {};'],
  ['apps/web/src/lib/ui/live.svelte.ts', 'export {};'],
  ['apps/web/src/lib/chess/bye.ts', "import '../ui/live.svelte.ts';"],
  ['apps/web/src/lib/chess/locale.ts', 'export {};'],
  ['apps/web/src/lib/chess/says.ts', "import './locale.ts';"],
  ['apps/web/src/lib/views/cup.ts', "import '../chess/bye.ts';"],
  ['apps/web/src/lib/public/find.ts', "import '../views/cup.ts';"],
  ['apps/web/src/lib/print/sheet.ts', "import '../views/cup.ts';"],
  [
    'apps/web/src/lib/print/paper.ts',
    "import '@rokade/presentation/print/shape.ts';\nimport '@rokade/tables';",
  ],
  ['packages/presentation/src/words/locale.ts', "import '@rokade/texts';"],
  ['packages/presentation/src/views/shown.ts', "import '../words/locale.ts';"],
  ['packages/presentation/src/print/shape.ts', "import '../views/shown.ts';"],
  [
    'packages/presentation/src/desks/round/lines.ts',
    "import '../../print/shape.ts';\nexport type X = 1;",
  ],
  ['apps/web/src/lib/console/send.ts', "import '../views/cup.ts';"],
  ['apps/web/src/lib/desks/round/draft.ts', "import '../../console/send.ts';\nexport type X = 1;"],
  ['apps/web/src/lib/server/door.ts', "import '../desks/round/draft.ts';"],
  [
    'apps/web/src/routes/console/round.ts',
    "import '../../lib/desks/round/draft.ts';\nimport '../../lib/server/door.ts';",
  ],
];

const put = (folder: string, file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** A small tree with the names and rules of Rokade's packages, and all planted files in it. */
function plant(folder: string): void {
  for (const file of [
    '.dependency-cruiser.mjs',
    '.dependency-cruiser-rooms.mjs',
    'tsconfig.base.json',
    'package.json',
  ]) {
    cpSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules/@rokade'), { recursive: true });
  for (const name of packages) {
    put(folder, `packages/${name}/src/index.ts`, 'export type Tournament = 1;');
    cpSync(
      join(root, `packages/${name}/package.json`),
      join(folder, `packages/${name}/package.json`),
    );
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@rokade', name));
  }
  put(folder, 'node_modules/zod/package.json', '{"name":"zod","main":"index.js"}');
  put(folder, 'node_modules/zod/index.js', '');
  put(folder, 'packages/texts/src/all.ts', '');
  put(folder, 'packages/store/src/hen.ts', "import './egg.ts';");
  for (const name of ['scripts', 'bench']) mkdirSync(join(folder, name));
  for (const [file, code] of [...planted, ...allowed]) put(folder, file, `${code}\n`);
}

describe('import directions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-imports-'));
  let report = '';

  beforeAll(() => {
    plant(folder);
    const program = join(root, 'scripts/import-directions.ts');
    report = spawnSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' }).stdout;
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const rulesAgainst = (file: string): readonly string[] =>
    [...report.matchAll(/error (.+): (\S+)(?: →|$)/gm)].flatMap(([, rule = '', from]) =>
      from === file ? [rule] : [],
    );

  test.each(planted)('%s may not say: %s', (file, _code, rule) => {
    expect(rulesAgainst(file)).toContain(rule);
  });

  test.each(allowed)('%s stands on what lies below', (file) => {
    expect(rulesAgainst(file)).toEqual([]);
  });
});
