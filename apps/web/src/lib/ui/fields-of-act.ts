/** A name that somebody gave, such as a column's heading, as a part of a field's place. */
export const inPlace = (name: string): string => encodeURIComponent(name).replaceAll('.', '%2E');

/** A value as a hidden field says it: lists as JSON, since they have no order of names. */
function fieldsAt(path: string, value: unknown): readonly (readonly [string, string])[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return [[`${path}:json`, JSON.stringify(value)]];
  if (value === null) return [[path, '']];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, part]) =>
      fieldsAt(path === '' ? name : `${path}.${name}`, part),
    );
  }
  if (typeof value === 'boolean') return [[path, value ? 'on' : '']];
  return [[path, String(value)]];
}

/** The hidden fields of a form that say a part of the body, by their places in it. */
export const fieldsOfAct = (body: object): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsAt('', body));
