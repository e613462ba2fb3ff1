import type { Brand } from '@rokade/rules';

/** Names the book of an installation among its kind. */
export type InstallationId = Brand<string, 'InstallationId'>;

/** A data folder has one installation, and calls it so. */
export const ownInstallation = 'own' as InstallationId;
