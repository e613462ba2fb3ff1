import type { OfKind } from './entry.ts';

/** The property of an event that holds the person's id, and the one that holds the person's values. */
export interface PersonalPlace {
  readonly person: string;
  readonly values: string;
}

/** Which values in a kind of book are personal, and what replaces them once they are erased. */
export interface PersonalValues {
  /** Every personal field with its replacement after erasing. */
  readonly erased: PersonalFields;
  /** The kinds of events that hold personal values, and where in the event. */
  readonly places: Readonly<Record<string, PersonalPlace>>;
  /** The kinds of events that erase a person's values so far, and the property with the person's id. */
  readonly erasures: Readonly<Record<string, string>>;
}

/** The replacement of an erased name; it is understood in Danish, German and English. */
export const erasedName = 'N. N.';

/** Personal values by their fields. */
export type PersonalFields = Readonly<Record<string, unknown>>;

/** For kinds of books without personal values. */
export const nothingPersonal: PersonalValues = { erased: {}, places: {}, erasures: {} };

/** An event without its personal values, and these values: whose they are and which property held them. */
export interface PartedEvent {
  readonly event: OfKind;
  readonly person: string;
  readonly property: string;
  readonly value: PersonalFields;
}

const propertyOf = (event: unknown, property: string): unknown =>
  Reflect.get(Object(event), property);

const entriesOf = (event: unknown, property: string): [string, unknown][] =>
  Object.entries(Object(propertyOf(event, property)));

/** Splits the personal values off an event; null if it has none. */
export function partEvent({ erased, places }: PersonalValues, event: OfKind): PartedEvent | null {
  const place = places[String(propertyOf(event, 'kind'))];
  if (place === undefined) return null;
  const property = place.values;
  const fields = entriesOf(event, property);
  const value = Object.fromEntries(fields.filter(([field]) => field in erased));
  if (Object.keys(value).length === 0) return null;
  const others = Object.fromEntries(fields.filter(([field]) => !(field in erased)));
  const person = String(propertyOf(event, place.person));
  return { event: { ...event, [property]: others }, person, property, value };
}

const byField = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** Puts personal values back into an event, in canonical order of fields. */
export function joinEvent(event: unknown, property: string, value: PersonalFields): object {
  const fields = [...entriesOf(event, property), ...Object.entries(value)].sort(byField);
  return { ...Object(event), [property]: Object.fromEntries(fields) };
}

/** The replacements of erased fields. */
export const erasedFields = (
  { erased }: PersonalValues,
  fields: readonly string[],
): PersonalFields => Object.fromEntries(fields.map((field) => [field, erased[field]]));

/** The id of the person whose values an event erases; null: the event erases none. */
export function personErasedBy({ erasures }: PersonalValues, event: OfKind): string | null {
  const property = erasures[event.kind];
  return property === undefined ? null : String(propertyOf(event, property));
}
