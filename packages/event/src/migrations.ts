import type { Migration } from '@rokade/journal';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Asks more of somebody on the entry list, with the values that change nothing. */
const ofEntrants =
  (added: Fields): Migration =>
  (event) => {
    if (!isFields(event) || event['kind'] !== 'entrant-entered') return event;
    const { values } = event;
    return isFields(values) ? { ...event, values: { ...added, ...values } } : event;
  };

const unchanged: Migration = (event) => event;

/** From format 1 to 2, from 2 to 3 … */
export const migrations: readonly Migration[] = [
  // Format 1 did not say who of a register somebody is.
  ofEntrants({ person: '' }),
  // Format 3 knows what of the timeline is done, format 4 classes and the invitation, format 5 whose
  // regulations hold; the rest is said as before.
  unchanged,
  unchanged,
  unchanged,
  // Before format 6 nobody said how many events the German federation had evaluated of theirs.
  ofEntrants({ dwzIndex: null }),
];
