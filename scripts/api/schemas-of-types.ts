import ts from 'typescript';

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** The schemas of the members of an interface, and of the named types that they are made of. */
export interface SchemasOfTypes {
  readonly members: Readonly<Record<string, Schema>>;
  readonly named: Readonly<Record<string, Schema>>;
}

/** Where the schemas of named types stand in the description. */
export const schemaPlace = '#/components/schemas/';

const is = (type: ts.Type, flag: ts.TypeFlags): boolean => (type.flags & flag) !== 0;

/** The text of a doc comment, on one line. */
const commentOf = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string =>
  ts
    .displayPartsToString(symbol?.getDocumentationComment(checker) ?? [])
    .replaceAll(/\s+/g, ' ')
    .trim();

const withComment = (schema: Schema, comment: string): Schema => {
  if (comment === '') return schema;
  return '$ref' in schema
    ? { allOf: [schema], description: comment }
    : { ...schema, description: comment };
};

const simple: readonly (readonly [flag: ts.TypeFlags, schema: Schema])[] = [
  [ts.TypeFlags.StringLike, { type: 'string' }],
  [ts.TypeFlags.NumberLike, { type: 'number' }],
  [ts.TypeFlags.BooleanLike, { type: 'boolean' }],
  [ts.TypeFlags.Null, { type: 'null' }],
  [ts.TypeFlags.Undefined, {}],
  [ts.TypeFlags.Any, {}],
  [ts.TypeFlags.Unknown, {}],
];

function literalOf(type: ts.Type, checker: ts.TypeChecker): Schema | null {
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (is(type, ts.TypeFlags.BooleanLiteral))
    return { const: checker.typeToString(type) === 'true' };
  return null;
}

/** Several constants as one list, a pair of truth values as a boolean. */
function inOne(parts: readonly Schema[]): Schema {
  const constants = parts.filter((part) => 'const' in part).map((part) => part['const']);
  const others = parts.filter((part) => !('const' in part));
  const both = constants.includes(true) && constants.includes(false);
  const values = both ? constants.filter((value) => typeof value !== 'boolean') : constants;
  const all = [
    ...others,
    ...(both ? [{ type: 'boolean' }] : []),
    ...(values.length === 0 ? [] : [values.length === 1 ? { const: values[0] } : { enum: values }]),
  ];
  const [first] = all;
  return first !== undefined && all.length === 1 ? first : { anyOf: all };
}

/** An entry of a journal. What happened is described with each book, and would fill half of the description. */
const entrySchema: Schema = {
  type: 'object',
  properties: {
    version: { type: 'number' },
    at: { type: 'string', description: 'UTC, ISO 8601.' },
    reason: { type: 'string' },
    event: { type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'] },
  },
  required: ['version', 'at', 'event'],
};

/** The name of an object type that has one of its own; '' = none. */
function nameOf(type: ts.Type, checker: ts.TypeChecker): string {
  const symbol = type.aliasSymbol ?? type.symbol;
  const isGeneric = (type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference))
    .length;
  const isDeclared =
    type.aliasSymbol !== undefined || (symbol?.flags & ts.SymbolFlags.Interface) !== 0;
  if (symbol === undefined || isGeneric > 0 || !isDeclared || symbol.name.startsWith('__')) {
    return '';
  }
  return symbol.name;
}

const isOptional = (property: ts.Symbol): boolean =>
  (property.flags & ts.SymbolFlags.Optional) !== 0;

/** The properties of a type that JSON has: no functions, and no marks of brands. */
const saidProperties = (type: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] =>
  checker
    .getPropertiesOfType(type)
    .filter(
      (property) =>
        !property.name.startsWith('__@') &&
        checker.getTypeOfSymbol(property).getCallSignatures().length === 0,
    );

/** The schema of texts, numbers and the like, also with a brand; null: it is of another type. */
function simpleOf(type: ts.Type, checker: ts.TypeChecker): Schema | null {
  const parts = type.isIntersection() ? type.types : [type];
  const found = simple.find(([flag]) => parts.some((part) => is(part, flag)));
  return literalOf(type, checker) ?? found?.[1] ?? null;
}

/** Makes the schemas of types as JSON has them: functions have no place, brands none either. */
function makeSchemas(checker: ts.TypeChecker) {
  const named: Record<string, Schema> = {};
  const names = new Map<ts.Type, string>();

  const objectOf = (type: ts.Type): Schema => {
    if (type.symbol?.name === 'Entry') return entrySchema;
    const [rest] = checker.getIndexInfosOfType(type);
    const said = saidProperties(type, checker);
    const required = said.filter((one) => !isOptional(one)).map(({ name }) => name);
    const properties = said.map((property): [string, Schema] => [
      property.name,
      withComment(schemaOf(checker.getTypeOfSymbol(property)), commentOf(property, checker)),
    ]);
    return {
      type: 'object',
      ...(properties.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
      ...(required.length === 0 ? {} : { required }),
      ...(rest === undefined ? {} : { additionalProperties: schemaOf(rest.type) }),
    };
  };

  const referTo = (type: ts.Type, make: () => Schema): Schema => {
    const known = names.get(type);
    if (known !== undefined) return { $ref: schemaPlace + known };
    const own = nameOf(type, checker);
    if (own === '') return make();
    let name = own;
    for (let no = 2; name in named; no += 1) name = `${own}${no}`;
    names.set(type, name);
    named[name] = {};
    const comment = commentOf(type.aliasSymbol ?? type.symbol, checker);
    named[name] = withComment(make(), comment);
    return { $ref: schemaPlace + name };
  };

  const compoundOf = (type: ts.Type): Schema => {
    if (type.isUnion()) {
      return inOne(type.types.filter((part) => !is(part, ts.TypeFlags.Undefined)).map(schemaOf));
    }
    const isTuple = checker.isTupleType(type);
    if (!isTuple && !checker.isArrayType(type)) return objectOf(type);
    const parts = checker.getTypeArguments(type as ts.TypeReference).map(schemaOf);
    return isTuple
      ? { type: 'array', prefixItems: parts, minItems: parts.length }
      : { type: 'array', items: parts[0] ?? {} };
  };

  function schemaOf(type: ts.Type): Schema {
    const plain = simpleOf(type, checker);
    if (plain !== null) return plain;
    return checker.isArrayType(type) || checker.isTupleType(type)
      ? compoundOf(type)
      : referTo(type, () => compoundOf(type));
  }

  return { named, schemaOf };
}

/** The schemas of the members of an interface in a file, and of every type of others that are wanted. */
export function schemasOfTypes(
  file: string,
  name: string,
  others: Readonly<Record<string, string>>,
): SchemasOfTypes {
  const files = [file, ...Object.values(others)];
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const { named, schemaOf } = makeSchemas(checker);
  const typeIn = (place: string, of: string): ts.Type => {
    const source = program.getSourceFile(place);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    const symbol = checker.getExportsOfModule(module as ts.Symbol).find((one) => one.name === of);
    if (symbol === undefined) throw new Error(`${place} has no ${of}`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  for (const [of, place] of Object.entries(others)) schemaOf(typeIn(place, of));
  const members = Object.fromEntries(
    checker
      .getPropertiesOfType(typeIn(file, name))
      .map((property) => [property.name, schemaOf(checker.getTypeOfSymbol(property))]),
  );
  return { members, named };
}
