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

/** How long a type is at least, written out, if it is to have a name of its own. */
const worthName = 100;

const isJoined = (schema: Schema): boolean =>
  joints.some(([word]) => schemasIn(schema[word]).length > 0);

/** All objects and choices in a schema, itself first. */
function* partsIn(schema: unknown): Generator<Schema> {
  if (Array.isArray(schema)) for (const one of schema) yield* partsIn(one);
  if (!isSchema(schema)) return;
  if (schema['type'] === 'object' || isJoined(schema)) yield schema;
  for (const value of Object.values(schema)) yield* partsIn(value);
}

/** The types of longer objects and choices that stand more than once in some schemas. */
function repeatedIn(all: readonly unknown[], writtenOut: (schema: Schema) => string) {
  const counts = new Map<string, number>();
  for (const schema of all.flatMap((one) => [...partsIn(one)])) {
    const text = writtenOut(schema);
    if (text.length >= worthName) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([text]) => text));
}

/** How a part of a schema becomes a type, and the way in which the type of a part is written. */
type Writing = (schema: Schema, write: (schema: Schema) => string) => string;

/** Writes schemas as types; `part` decides what stands for an object or a choice. */
function typesBy(part: Writing): (schema: Schema) => string {
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

  const joinedType = (schema: Schema): string => {
    const joint = joints.find(([word]) => schemasIn(schema[word]).length > 0) ?? joints[0];
    return schemasIn(schema[joint[0]])
      .map((part) => `(${typeOf(part)})`)
      .join(joint[1]);
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
    if (isJoined(schema)) return part(schema, joinedType);
    if (type === 'object') return part(schema, objectType);
    if (type === 'array') return listType(schema);
    return words[String(type)] ?? 'unknown';
  }

  return typeOf;
}

/** Makes a writer for schemas; those of them in which the same type stands more than once share it by name. */
export function makeTypeWriter(all: readonly unknown[]): TypeWriter {
  const texts = new Map<Schema, string>();
  const writtenOut = typesBy((schema, write) => {
    const text = texts.get(schema) ?? write(schema);
    texts.set(schema, text);
    return text;
  });
  const repeated = repeatedIn(all, writtenOut);
  const names = new Map<string, string>();
  const declared: string[] = [];
  const typeOf = typesBy((schema, write) => {
    const text = writtenOut(schema);
    if (!repeated.has(text)) return write(schema);
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = `Shape${names.size + 1}`;
    names.set(text, name);
    declared.push(`export type ${name} = ${write(schema)};`);
    return name;
  });
  return { typeOf, declarations: () => declared.join('\n\n') };
}
