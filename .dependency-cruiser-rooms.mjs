/** The rooms inside the tournament's book (packages/tournament/src), from the ground up. */
const tournamentRooms = [
  'values',
  'systems',
  'settings',
  'commands',
  'events',
  'state',
  'questions',
  'evolve',
  'views',
  'decide',
];

/** The rooms inside the server (packages/server/src), from the ground up. */
const serverRooms = [
  'values/',
  'reports/',
  'shapes/',
  'journal-file/',
  'kinds/',
  'reading/',
  'books/',
  'outside/',
  'lists/',
  'demo/',
  'installation/',
  'accounts/',
  'register/',
  'sanctions/',
  'offers/',
  'tournaments/',
  'ratings/',
  'people/',
  'events/',
  'games/',
  'contests/',
  'leagues/',
  'money/',
  'organisations/',
  'screens/',
  'webhooks/',
  'push/',
  'relays/',
  'reminders/',
  'copies/',
  'application\\.ts$',
  'acts/',
  'forms/',
  'http/',
  'readers/',
  'opening/',
  'serve/',
  'index\\.ts$',
];

/** The rooms of what pages show as data (packages/presentation/src), from the ground up. */
const presentationRooms = [
  'words',
  'forms',
  'chess',
  'views',
  'files',
  'public',
  'print',
  'console',
  'desks',
  'about',
];

/** For each room of a package, listed from the ground up: it may see only what lies below it. */
const downwardsOnly = (packageName, rooms, decision) =>
  rooms.map((room, floor) => ({
    name: `${packageName}-imports-down: ${room.replace(/\W.*/, '')}`,
    comment: `In ${packageName} this may see only what lies below it (${decision}).`,
    severity: 'error',
    from: { path: `^packages/${packageName}/src/${room}` },
    to: {
      path: `^packages/${packageName}/src/`,
      pathNot: `^packages/${packageName}/src/(${rooms.slice(0, floor + 1).join('|')})`,
    },
  }));

/** Who imports whom inside a package. */
export const roomsOfPackages = [
  ...downwardsOnly(
    'tournament',
    tournamentRooms.map((room) => `${room}/`),
    'ADR 0201',
  ),
  ...downwardsOnly('server', serverRooms, 'ADR 0214'),
  ...downwardsOnly(
    'presentation',
    presentationRooms.map((room) => `${room}/`),
    'ADR 0215',
  ),
  {
    name: 'routes-are-no-library',
    comment: 'What several routes of the API need stands beside them; only the API imports routes.',
    severity: 'error',
    from: { path: '^packages/server/src/', pathNot: '^packages/server/src/http/make-api\\.ts$' },
    to: { path: '^packages/server/src/http/[^/]+-routes\\.ts$' },
  },
];
