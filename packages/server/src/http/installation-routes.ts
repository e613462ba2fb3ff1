import { changeRequestShape, type InstallationTypes } from '@rokade/installation';
import { ok } from '@rokade/rules';
import { type ApiRoute, get, takingJson } from './api-route.ts';
import { changeInstallation, installationSettingsShape } from './installation-settings.ts';
import { ownBookRoutes } from './routes-of-own-book.ts';

/** The routes for an organisation's own book: read, change, export and import. */
export const installationRoutes: readonly ApiRoute[] = [
  {
    path: '/installation',
    act: 'see-organisation',
    summary: 'The profile and settings of the club or federation',
    ...get((exchange) => ok(exchange.get('desk').installation.now())),
  },
  {
    path: '/installation/settings',
    act: 'change-organisation',
    summary:
      'Change the profile and the settings that new tournaments begin with, as the command does; `logo` is a picture, `system` a code with some of its options, `follows` the system whose order of tie-breaks was shown',
    ...takingJson(installationSettingsShape, changeInstallation, 'file'),
  },
  ...ownBookRoutes<InstallationTypes>({
    name: 'installation',
    commandShape: changeRequestShape,
    bookOf: (exchange) => exchange.get('desk').installation,
    acts: { change: 'change-organisation', takeOut: 'see-organisation' },
    summaries: {
      change: 'Change the installation, or undo; once it is answered, it is on disk',
      export: 'The installation’s book as one JSON file',
      salvage: 'The sound entries of a damaged book of the installation, as an export',
      import: 'Import such a file: as it is if the book is empty, else as a change',
    },
  }),
];
