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

/** What a wrong order cost in format 2, which also was what other faults cost. */
const formerCosts: Readonly<Record<string, Fields>> = {
  remark: { wrongOrder: 'nothing', ineligible: 'nothing' },
  'lost-from-there': { wrongOrder: 'from-there-down', ineligible: 'this-board' },
};

/** The rules of line-ups that format 2 did not have. */
const ownLimits = {
  limits: '',
  gap: 'nothing',
  mostReserves: null,
  mostGuests: null,
  mostForeigners: null,
  homeFederation: '',
  leastJuniors: null,
  juniorsBorn: 0,
  leastWomen: null,
  penaltyFromEmpty: null,
  penaltyMatchPoints: 0,
  oneClub: false,
};

/** Format 2 had no rule sets of line-ups, and one cost for all faults. */
const withLimits = ofLeague(ownLimits, (values) => ({
  ...values,
  ...formerCosts[String(values['wrongOrder'])],
}));

/** Format 3 knew one form of a division: everybody plays everybody, in long games. */
const withForms: Migration = (event) =>
  isFields(event) && event['kind'] === 'division-added' && isFields(event['values'])
    ? { ...event, values: { form: 'all-play-all', pace: 'long', ...event['values'] } }
    : event;

/** From format 1 to 2, to 3 and to 4. */
export const migrations: readonly Migration[] = [withCriteria, withLimits, withForms];
