import { type Schema, schemaPlace } from './schemas-of-types.ts';

/** Writes schemas as types of TypeScript. */
export interface TypeWriter {
  /** The type of a schema, on one line. */
  typeOf(schema: Schema): string;
  /** A declaration of every type that a longer schema used more than once became. */
  declarations(): string;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

const commentLine = ({ description }: Schema): string =>
  typeof description === 'string' && description !== ''
    ? `/** ${description.replaceAll('*/', '* /')} */ `
    : '';

const words: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const keyOf = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name));

/** How several schemas make one, and the sign between their types. */
const joints = [
  ['anyOf', ' | '],
  ['oneOf', ' | '],
  ['allOf', ' & '],
] as const;

/** How long the text of an object's schema is at least, if it is to be a type of its own. */
const worthName = 250;

/** All objects in a schema, itself first. */
function* objectsIn(schema: unknown): Generator<Schema> {
  if (Array.isArray(schema)) for (const one of schema) yield* objectsIn(one);
  if (!isSchema(schema)) return;
  if (schema['type'] === 'object') yield schema;
  for (const value of Object.values(schema)) yield* objectsIn(value);
}

const textOf = ({ description: _, ...schema }: Schema): string => JSON.stringify(schema);

/** The texts of longer objects that stand more than once in some schemas. */
function repeatedIn(all: readonly unknown[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const schema of all.flatMap((one) => [...objectsIn(one)])) {
    const text = textOf(schema);
    if (text.length >= worthName) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([text]) => text));
}

/** Makes a writer for schemas; those of them in which the same object stands more than once share its type. */
export function makeTypeWriter(all: readonly unknown[]): TypeWriter {
  const repeated = repeatedIn(all);
  const names = new Map<string, string>();
  const declared: string[] = [];

  const objectType = (schema: Schema): string => {
    const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : [];
    const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
    const lines = properties.map(([name, its]) => {
      const own = isSchema(its) ? its : {};
      const isOptional = !required.has(name) || 'default' in own;
      return `${commentLine(own)}readonly ${keyOf(name)}${isOptional ? '?' : ''}: ${typeOf(own)};`;
    });
    const rest = schema['additionalProperties'];
    const table = isSchema(rest) ? `Readonly<Record<string, ${typeOf(rest)}>>` : '';
    if (lines.length === 0) return table === '' ? 'Readonly<Record<string, unknown>>' : table;
    return `{ ${lines.join('\n')} }${table === '' ? '' : ` & ${table}`}`;
  };

  const namedObject = (schema: Schema): string => {
    const text = textOf(schema);
    if (!repeated.has(text)) return objectType(schema);
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = `Shape${names.size + 1}`;
    names.set(text, name);
    declared.push(`export type ${name} = ${objectType(schema)};`);
    return name;
  };

  const listType = (schema: Schema): string => {
    const { prefixItems, items } = schema;
    if (Array.isArray(prefixItems)) {
      return `readonly [${schemasIn(prefixItems).map(typeOf).join(', ')}]`;
    }
    return `readonly (${isSchema(items) ? typeOf(items) : 'unknown'})[]`;
  };

  function typeOf(schema: Schema): string {
    const { $ref, type } = schema;
    if (typeof $ref === 'string') return $ref.replace(schemaPlace, '');
    if ('const' in schema) return JSON.stringify(schema['const']);
    if (Array.isArray(schema['enum']))
      return schema['enum'].map((one) => JSON.stringify(one)).join(' | ');
    const joined = joints.find(([word]) => schemasIn(schema[word]).length > 0);
    if (joined !== undefined) {
      return schemasIn(schema[joined[0]])
        .map((part) => `(${typeOf(part)})`)
        .join(joined[1]);
    }
    if (type === 'object') return namedObject(schema);
    if (type === 'array') return listType(schema);
    return words[String(type)] ?? 'unknown';
  }

  return { typeOf, declarations: () => declared.join('\n\n') };
}
