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

const inTournament = '^packages/tournament/src/';

const tournamentDownwardsOnly = tournamentRooms.map((room, floor) => ({
  name: `tournament-imports-down: ${room}`,
  comment: `In the tournament's book ${room} may see only what lies below it (ADR 0201).`,
  severity: 'error',
  from: { path: `${inTournament}${room}/` },
  to: {
    path: inTournament,
    pathNot: `${inTournament}(${tournamentRooms.slice(0, floor + 1).join('|')})/`,
  },
}));

/** Who imports whom inside a package. */
export const roomsOfPackages = [
  ...tournamentDownwardsOnly,
  {
    name: 'routes-are-no-library',
    comment: 'What several routes of the API need stands beside them; only the API imports routes.',
    severity: 'error',
    from: { path: '^packages/server/src/', pathNot: '^packages/server/src/http/make-api\\.ts$' },
    to: { path: '^packages/server/src/http/[^/]+-routes\\.ts$' },
  },
];
