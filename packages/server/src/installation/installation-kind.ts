import {
  installationBook,
  installationHappened,
  ownCommand,
  ownInstallation,
  parseInstallationId,
} from '@rokade/installation';
import { entryOf, oneOf, returned, returnTo } from '@rokade/journal';
import type { BookKind } from '../books/book-kind.ts';
import type { InstallationTypes } from './installation-types.ts';

/** An organisation's own book as the server keeps it; a copy is made after each change. */
export const installationKind: BookKind<InstallationTypes> = {
  ...installationBook,
  parseId: parseInstallationId,
  idOf: null,
  begins: ({ kind }, to) => (kind === 'return-to' ? null : to),
  commandShape: oneOf(ownCommand, returnTo),
  entryShape: entryOf(oneOf(installationHappened, returned)),
  follows: (state, event) => (state === null) === (event.kind === 'installation-begun'),
  summary: { format: 1, of: ({ name }) => ({ name }) },
  copies: {
    folder: (id) => (id === ownInstallation ? 'installation' : `installation.${id}`),
    nameAfter: (event) => (event.kind === 'installation-begun' ? null : 'installation'),
    areMadeOf: () => true,
  },
};
