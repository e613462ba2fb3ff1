import { err, isDay, ok } from '@rokade/rules';
import {
  everybodySanctioned,
  type Outcome,
  type SanctionsTypes,
  sanctionStateOn,
  sanctionsBook,
} from '@rokade/sanctions';
import type { Application } from '../application.ts';
import { type ApiRoute, get } from './api-route.ts';
import { ownBookRoutes } from './routes-of-own-book.ts';

/** A sanction with its state on a day. */
const withState = (one: Outcome, day: string) => ({ ...one, standing: sanctionStateOn(one, day) });

/** The routes for sanctions: read, change, export and import. */
export const sanctionsRoutes = ({ sanctions, hall }: Application): readonly ApiRoute[] => [
  {
    path: '/sanctions',
    act: 'see-sanctions',
    summary: 'The sanctions of all people, calculated for a `day` (2026-11-22, by default today)',
    ...get((exchange) => {
      const day = exchange.req.query('day') ?? hall().now.slice(0, 10);
      if (!isDay(day)) return err({ code: 'request.invalid', at: 'day' });
      const state = sanctions.now();
      const people = everybodySanctioned(state, sanctions.merged()).map(({ ids, outcomes }) => ({
        person: ids[0],
        sanctions: outcomes.map((one) => withState(one, day)),
      }));
      return ok({ version: state.version, day, people });
    }),
  },
  ...ownBookRoutes<SanctionsTypes>({
    name: 'sanctions',
    commandShape: sanctionsBook.commandShape,
    bookOf: () => sanctions,
    acts: { change: 'keep-sanctions', takeOut: 'keep-sanctions' },
    summaries: {
      change:
        'Give, change, lift, annul or delete sanctions, or undo; once it is answered, it is on disk',
      export: 'The book of sanctions as one JSON file',
      salvage: 'The sound entries of a damaged book of sanctions, as an export',
      import: 'Import such a file if there is no book of sanctions yet',
    },
  }),
];
