import { readdirSync, readFileSync } from 'node:fs';
import { roomsOfPackages } from './.dependency-cruiser-rooms.mjs';

const packages = new URL('packages/', import.meta.url);

const dependenciesOf = (room) =>
  Object.keys(
    JSON.parse(readFileSync(new URL(`${room}/package.json`, packages), 'utf8')).dependencies ?? {},
  );

const roomsBelowBooks = ['journal', 'players', 'rules'];

/** The kinds of books, which do not see each other: what rests on the rooms below books alone. */
const kindsOfBooks = readdirSync(packages).filter((room) => {
  const needed = dependenciesOf(room).map((name) => name.replace('@rokade/', ''));
  const isAbove = !roomsBelowBooks.includes(room);
  return (
    isAbove && needed.includes('journal') && needed.every((name) => roomsBelowBooks.includes(name))
  );
});
const books = kindsOfBooks.map((kind) => `packages/${kind}`);
const belowBooks = roomsBelowBooks.map((room) => `packages/${room}`);

/** What each room may import besides itself; imports point down only. */
const rooms = {
  'packages/rules': [],
  'packages/journal': ['packages/rules'],
  'packages/players': ['packages/journal', 'packages/rules'],
  ...Object.fromEntries(books.map((book) => [book, belowBooks])),
  'packages/texts': ['packages/tournament', 'packages/rules'],
  'packages/tables': [
    'packages/texts',
    'packages/tournament',
    'packages/ratings',
    'packages/sanctions',
    'packages/club',
    'packages/rules',
  ],
  'packages/formats': [
    'packages/tournament',
    'packages/league',
    'packages/register',
    'packages/journal',
    'packages/rules',
  ],
  'packages/presentation': [
    'packages/formats',
    'packages/tables',
    'packages/texts',
    ...books,
    ...belowBooks,
  ],
  'packages/store': [
    'packages/tournament',
    'packages/register',
    'packages/journal',
    'packages/rules',
  ],
  'packages/server': [
    'packages/store',
    'packages/presentation',
    'packages/formats',
    'packages/tables',
    'packages/texts',
    ...books,
    ...belowBooks,
  ],
  'apps/web': [
    'packages/server',
    'packages/presentation',
    'packages/formats',
    'packages/tables',
    'packages/texts',
    ...books,
    ...belowBooks,
  ],
  'apps/cli': [
    'packages/server',
    'packages/store',
    'packages/formats',
    'packages/tables',
    'packages/texts',
    ...books,
    ...belowBooks,
    'apps/web/handler\\.(?:js|d\\.ts)',
  ],
};

const oneOf = (paths) => (paths.length === 0 ? [] : [`^(${paths.join('|')})(/|$)`]);

const downwardsOnly = Object.entries(rooms).map(([room, below]) => ({
  name: `imports-point-down: ${room}`,
  comment: `${room} may see only ${below.join(', ') || 'itself'} (house rule, ADR 0001).`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: '^(packages|apps)/', pathNot: [`^${room}/`, ...oneOf(below)] },
}));

/** The pages' rooms (apps/web/src/lib): what each may import besides itself and the packages. */
const webRooms = {
  ui: [],
  chess: ['ui'],
  views: ['chess', 'ui'],
  public: ['views', 'chess', 'ui'],
  print: ['views', 'chess', 'ui'],
  console: ['views', 'chess', 'ui'],
  desks: ['console', 'views', 'chess', 'ui'],
};

const lib = '^apps/web/src/lib/';

/** The folders of desks, in the pages and in what they show as data. */
const desks = '^(?:apps/web/src/lib|packages/presentation/src)/desks/';

const webDownwardsOnly = Object.entries(webRooms).map(([room, below]) => ({
  name: `pages-import-down: ${room}`,
  comment: `lib/${room} may see only ${below.join(', ') || 'itself'} (apps/web/README.md).`,
  severity: 'error',
  from: { path: `${lib}${room}/` },
  to: { path: '^apps/web/src/', pathNot: `${lib}(${[room, ...below].join('|')})/` },
}));

const pagesOfOneReader = Object.entries({
  screen: 'public',
  t: 'public',
  e: 'public',
  club: 'public',
  print: 'print',
  console: 'console|desks',
}).map(([folder, own]) => ({
  name: `pages-of-one-reader: ${folder}`,
  comment: 'Visitors, arbiters and paper share views, and nothing above them.',
  severity: 'error',
  from: { path: `^apps/web/src/routes/${folder}/` },
  to: { path: `${lib}(public|print|console|desks)/`, pathNot: `${lib}(${own})/` },
}));

const pure = `^packages/(rules|journal|players|${kindsOfBooks.join('|')}|texts|tables|formats|presentation)/src/`;

/** What of a package others may import; a page takes of `presentation` the file it shows. */
const doors = '^packages/(texts/src/all\\.ts$|[^/]+/src/index\\.ts$|presentation/src/)';

export default {
  forbidden: [
    ...downwardsOnly,
    ...webDownwardsOnly,
    ...roomsOfPackages,
    ...pagesOfOneReader,
    {
      name: 'desks-stand-side-by-side',
      comment: 'What two desks share lies below them; a desk has one name in both packages.',
      severity: 'error',
      from: { path: `${desks}([^/]+)/` },
      to: { path: desks, pathNot: `${desks}$1/` },
    },
    {
      name: 'server-shows-nothing',
      comment: 'lib/server takes what is pure from the other rooms, no component and no state.',
      severity: 'error',
      from: { path: `${lib}server/` },
      to: { path: '\\.svelte(\\.ts)?$' },
    },
    {
      name: 'no-loose-file',
      comment: 'Each file of lib stands in a room of the README.',
      severity: 'error',
      from: {},
      to: {
        path: lib,
        pathNot: `${lib}(${[...Object.keys(webRooms), 'server'].join('|')})/`,
      },
    },
    {
      name: 'programs-are-not-libraries',
      comment: 'Nothing in packages or apps imports scripts, benchmarks or tests.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { path: '^(scripts|bench|test|(packages|apps)/[^/]+/test)/' },
    },
    {
      name: 'no-deep-import',
      comment:
        'Another package is what its index.ts says, nothing behind it; texts have all.ts, too.',
      severity: 'error',
      from: { path: '^((packages|apps)/[^/]+)/' },
      to: { path: '^packages/[^/]+/', pathNot: ['^$1/', doors] },
    },
    {
      name: 'no-deep-import-from-programs',
      comment: 'Scripts, benchmarks and common tests use packages by their index.ts, too.',
      severity: 'error',
      from: { path: '^(scripts|bench|test)/' },
      to: { path: '^packages/[^/]+/', pathNot: doors },
    },
    {
      name: 'readers-load-their-words',
      comment:
        'All languages at once are for the server; a page or command loads its reader’s words.',
      severity: 'error',
      from: {
        path: '^apps/(cli|web)/src/',
        pathNot: ['^apps/web/src/(hooks\\.server|lib/server/)', '(\\.|\\+)server\\.ts$'],
      },
      to: { path: '^packages/texts/src/all\\.ts$' },
    },
    {
      name: 'front-page-has-few-words',
      comment: 'Nothing that any page shows says words of a tournament or of the console.',
      severity: 'error',
      from: { path: '^apps/web/src/routes/\\+[^/]+$' },
      to: { path: `${lib}(chess|console)/locale\\.ts$`, reachable: true },
    },
    {
      name: 'index-is-for-others',
      comment: 'Inside a package a file imports the file it means, not the door to the street.',
      severity: 'error',
      from: { path: '^(packages/[^/]+)/src/' },
      to: { path: '^$1/src/index\\.ts$' },
    },
    {
      name: 'regulations-do-not-see-each-other',
      comment:
        'pairing, tie-break, rating, title, federation, club and the rest share the kernel alone.',
      severity: 'error',
      from: {
        path: '^packages/rules/src/(pairing|tie-break|rating|conduct|title|prize|groups|lots|federation|club|laws|team)/',
      },
      to: { path: '^packages/rules/src/', pathNot: '^packages/rules/src/(kernel|$1)/' },
    },
    {
      name: 'kernel-is-the-ground',
      comment: 'The kernel stands on nothing.',
      severity: 'error',
      from: { path: '^packages/rules/src/kernel/' },
      to: { pathNot: '^packages/rules/src/kernel/' },
    },
    {
      name: 'pure-packages-know-no-node',
      comment: 'Files, clocks, processes and networks belong to store, server and apps.',
      severity: 'error',
      from: { path: pure },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-stand-alone',
      comment:
        'No npm package in pure packages, but shapes of JSON documents (ADR 0031) and zips (0233).',
      severity: 'error',
      from: { path: pure, pathNot: '^packages/formats/src/(json|spreadsheet)/' },
      to: { path: '(^|/)node_modules/' },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: { pathNot: '^apps/web/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: "An npm package used by a workspace stands in that workspace's package.json.",
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      // Kit writes the types of the routes there itself.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '/node_modules/\\$app/' },
    },
    {
      name: 'no-rag-bag',
      comment: 'A folder is named after what it decides.',
      severity: 'error',
      from: {},
      to: { path: '^(packages|apps)/.*(^|/)(utils?|helpers?|managers?|commons?)(/|\\.[a-z]+$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.svelte-kit|build|\\.types|cases|fixtures)/' },
    tsPreCompilationDeps: true,
    // Cycles, which it looks for anew from each import, are found by scripts/import-cycles.ts.
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.svelte', '.d.ts'],
      // Nothing comes or goes while it looks.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
