export {
  type Installation,
  type InstallationId,
  type InstallationValues,
  type Logo,
  ownInstallation,
  type TournamentDefaults,
  unsaidInstallation,
} from './installation.ts';
export {
  type ChangeInstallation,
  type InstallationCommand,
  type InstallationEntry,
  type InstallationEvent,
  type InstallationRefusal,
  installationBook,
} from './installation-book.ts';
export { logoType } from './logo.ts';
export { publicInstallation } from './public-installation.ts';
export { eventsWhere } from './rights/events-where.ts';
export { type Act, acts, isAllowed, matrix, permission } from './rights/matrix.ts';
export { may, type Right, rightsAt } from './rights/may.ts';
export { givenFor, type Role, roles } from './rights/role.ts';
export { type Place, placeIn, type Range, type Scope, type Task } from './rights/scope.ts';
