import type { Migration } from '@rokade/journal';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A migration of the values of a league, as it is made and as they change. */
const ofLeague =
  (whenMade: Fields, changed: (values: Fields) => Fields): Migration =>
  (event) => {
    if (!isFields(event) || !isFields(event['values'])) return event;
    if (event['kind'] === 'league-made') {
      return { ...event, values: { ...whenMade, ...changed(event['values']) } };
    }
    if (event['kind'] !== 'league-changed') return event;
    return { ...event, values: changed(event['values']) };
  };

/** The two orders of tables that format 1 knew, as lists of criteria. */
const formerOrders: Readonly<Record<string, readonly string[]>> = {
  'match-points': ['MP', 'GP', 'SKT-BW'],
  'board-points': ['GP', 'MP', 'SKT-BW'],
};

/** Format 1 had a choice of two orders, and no rule for teams that withdraw. */
const withCriteria = ofLeague({ withdrawal: 'struck' }, (values) => {
  const order = formerOrders[String(values['order'])];
  return order === undefined ? values : { ...values, order };
});

/** From format 1 to 2. */
export const migrations: readonly Migration[] = [withCriteria];
