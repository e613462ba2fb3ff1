import type { Migration } from '@rokade/journal';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields added to kinds of events, with neutral values. */
const added: Readonly<Record<string, Fields>> = {
  'sanction-given': { weeks: 0, lastDay: '' },
  'sanction-stands': { days: 0 },
};

/** From format 1, which had suspensions in whole months only, to 2. */
const withOtherTimes: Migration = (event) => {
  if (!isFields(event) || !isFields(event['values'])) return event;
  const more = added[String(event['kind'])];
  return more === undefined ? event : { ...event, values: { ...more, ...event['values'] } };
};

/** From format 1 to 2. */
export const migrations: readonly Migration[] = [withOtherTimes];
