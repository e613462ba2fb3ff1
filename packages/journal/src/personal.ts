import type { OfKind } from './entry.ts';

/** The properties of an event that name a person, and that hold their values among others. */
export interface PersonalPlace {
  readonly person: string;
  readonly values: string;
}

/** What a kind of book knows of people, and how it does without. */
export interface PersonalValues {
  /** Every personal field, with what stands in its place once it is erased. */
  readonly erased: PersonalFields;
  /** The kinds of events that say something personal, and where. */
  readonly places: Readonly<Record<string, PersonalPlace>>;
  /** The kinds of events that erase what the book knows of a person so far, and what names them. */
  readonly erasures: Readonly<Record<string, string>>;
}

/** What stands in place of a name that is erased: it means the same in Danish, German and English. */
export const erasedName = 'N. N.';

/** Personal values by their fields. */
export type PersonalFields = Readonly<Record<string, unknown>>;

/** For kinds of books that know nothing of people. */
export const nothingPersonal: PersonalValues = { erased: {}, places: {}, erasures: {} };

/** An event, and by itself what was personal in it: whose, out of which property. */
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

/** Takes out of an event what is personal in it; null: nothing is. */
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

/** Puts personal values back into an event, each field where it would stand in canonical JSON. */
export function joinEvent(event: unknown, property: string, value: PersonalFields): object {
  const fields = [...entriesOf(event, property), ...Object.entries(value)].sort(byField);
  return { ...Object(event), [property]: Object.fromEntries(fields) };
}

/** What stands in the place of fields whose values are erased. */
export const erasedFields = (
  { erased }: PersonalValues,
  fields: readonly string[],
): PersonalFields => Object.fromEntries(fields.map((field) => [field, erased[field]]));

/** Whose values an event erases; null: nobody's. */
export function personErasedBy({ erasures }: PersonalValues, event: OfKind): string | null {
  const property = erasures[event.kind];
  return property === undefined ? null : String(propertyOf(event, property));
}
