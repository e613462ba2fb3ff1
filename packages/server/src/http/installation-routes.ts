import { type InstallationTypes, sayingShape } from '@rokade/installation';
import { ok } from '@rokade/rules';
import { type ApiRoute, get } from './api-route.ts';
import { ownBookRoutes } from './routes-of-own-book.ts';

/** The routes for an organisation's own book: read, change, export and import. */
export const installationRoutes: readonly ApiRoute[] = [
  {
    path: '/installation',
    act: 'see-organisation',
    summary: 'What is said once for the club or federation',
    ...get((exchange) => ok(exchange.get('desk').installation.now())),
  },
  ...ownBookRoutes<InstallationTypes>({
    name: 'installation',
    commandShape: sayingShape,
    bookOf: (exchange) => exchange.get('desk').installation,
    acts: { change: 'change-organisation', takeOut: 'see-organisation' },
    summaries: {
      change: 'Change what is said, or return to what was; once answered, it is on disk',
      export: 'The installation’s book as one JSON file',
      salvage: 'What is sound of a damaged book of the installation, as an export',
      import: 'Take such a file in: as it is where nothing was said yet, else as a change',
    },
  }),
];
