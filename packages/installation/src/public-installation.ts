import type { Installation } from './installation.ts';

/**
 * What everybody may see of an installation. Every field is named: a new one does not compile until
 * somebody has decided here.
 */
export const publicInstallation = (own: Installation): Installation => ({
  version: own.version,
  name: own.name,
  address: own.address,
  logo: own.logo,
  timeZone: own.timeZone,
  language: own.language,
  newTournament: null,
  rights: {},
  handedIn: {},
});
