/**
 * A free name, such as a column's heading, encoded as one part of a field's path; the server decodes it.
 */
export const placeName = (name: string): string =>
  encodeURIComponent(name).replaceAll('.', '%2E').replaceAll('*', '%2A');

/** The hidden fields for a value. Lists become JSON, because field names have no order. */
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

/** The hidden fields of a form that make up a part of the body, by their paths in it. */
export const fieldsOfAct = (body: object): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsAt('', body));
