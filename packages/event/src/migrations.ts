import type { Migration } from '@rokade/journal';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds fields to the details of entrants, with neutral values. */
const ofEntrants =
  (added: Fields): Migration =>
  (event) => {
    if (!isFields(event) || event['kind'] !== 'entrant-entered') return event;
    const { values } = event;
    return isFields(values) ? { ...event, values: { ...added, ...values } } : event;
  };

const unchanged: Migration = (event) => event;

/** Migrations from format 1 to 2, from 2 to 3 … */
export const migrations: readonly Migration[] = [
  // Format 1 had no link from an entrant to a person of the register.
  ofEntrants({ person: '' }),
  // Format 3 adds the timeline, format 4 classes and the invitation, format 5 the regulations in force;
  // older events keep their shape.
  unchanged,
  unchanged,
  unchanged,
  // Before format 6 the number of events evaluated by the German federation was not recorded.
  ofEntrants({ dwzIndex: null }),
];
