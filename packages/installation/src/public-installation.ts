import { publicValues } from '@rokade/journal';
import { emptyInstallation, type Installation, installationFields } from './installation.ts';

/** The public values of an installation, as the records of its fields say. */
export const publicInstallation = (own: Installation): Installation => ({
  ...emptyInstallation,
  ...publicValues(installationFields, own),
  version: own.version,
  lawTexts: own.lawTexts,
});
