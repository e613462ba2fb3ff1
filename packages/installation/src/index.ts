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
