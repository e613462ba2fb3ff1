import { publicValues } from '@rokade/journal';
import { type Installation, installationFields, unsaidInstallation } from './installation.ts';

/** The public values of an installation, as the records of its fields say. */
export const publicInstallation = (own: Installation): Installation => ({
  ...unsaidInstallation,
  ...publicValues(installationFields, own),
  version: own.version,
  lawTexts: own.lawTexts,
});
