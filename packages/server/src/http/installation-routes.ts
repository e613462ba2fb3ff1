import { changeRequestShape, type InstallationTypes } from '@rokade/installation';
import { ok } from '@rokade/rules';
import { type ApiRoute, get } from './api-route.ts';
import { ownBookRoutes } from './routes-of-own-book.ts';

/** The routes for an organisation's own book: read, change, export and import. */
export const installationRoutes: readonly ApiRoute[] = [
  {
    path: '/installation',
    act: 'see-organisation',
    summary: 'The profile and settings of the club or federation',
    ...get((exchange) => ok(exchange.get('desk').installation.now())),
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
