export { type ClubColour, clubColours, clubColourWords } from './club-colour.ts';
export {
  emptyInstallation,
  type Installation,
  type InstallationValues,
  installationFields,
  type Logo,
  type TournamentDefaults,
} from './installation.ts';
export {
  changeRequestShape,
  type InstallationCommand,
  type InstallationEntry,
  type InstallationEvent,
  type InstallationTypes,
  installationBook,
  lastsInInstallation,
  type OwnCommand,
} from './installation-book.ts';
export {
  type LawTextFiles,
  type LawTextsFault,
  type OwnLawText,
  ownLawTexts,
  parseLawTexts,
} from './law-texts.ts';
export { logoType } from './logo.ts';
export {
  type AddressRefusal,
  addressRefusal,
  type InstallationId,
  ownInstallation,
  parseInstallationId,
} from './own-installation.ts';
export { publicInstallation } from './public-installation.ts';
export { type Purpose, purposes } from './purpose.ts';

export { isWithin, rightsWithin } from './rights/at-most.ts';
export { helperRoles, type LinkRole, linkDays, linkRoles, linkTasks } from './rights/link-tasks.ts';

export { type Act, acts, isAllowed, matrix, permission } from './rights/matrix.ts';
export { may, type Right, rightsAt } from './rights/may.ts';
export { reachOf } from './rights/reach.ts';
export { type Role, roles, scopesOfRole } from './rights/role.ts';
export {
  type Belonging,
  type BoardPlace,
  belongingTo,
  endlessLast,
  type Place,
  placeIn,
  type Scope,
  type Task,
} from './rights/scope.ts';
export {
  isOwner,
  type RightsByAccount,
  rightFields,
  rightIsFor,
  rightKey,
  rightShape,
  rightsRefusal,
} from './rights/set-rights.ts';
export { namedEvents, withGroups } from './rights/with-groups.ts';
