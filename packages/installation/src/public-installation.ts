import type { Installation } from './installation.ts';

/**
 * The public values of an installation. Every field is listed: a new one does not compile until it is
 * added here.
 */
export const publicInstallation = (own: Installation): Installation => ({
  version: own.version,
  name: own.name,
  address: own.address,
  logo: own.logo,
  timeZone: own.timeZone,
  language: own.language,
  newTournament: null,
  purpose: '',
  rights: {},
  handedIn: {},
});
