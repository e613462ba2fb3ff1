import type { Offered } from '@rokade/tournament';

/** Whether a value was offered before and left out. */
export const isDeclined = (declined: Offered['declined'], field: string, value: unknown): boolean =>
  declined.some((values) => Reflect.get(values, field) === value);
