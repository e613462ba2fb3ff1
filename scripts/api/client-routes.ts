import type { Schema } from './schemas-of-types.ts';
import { makeTypeWriter } from './types-of-schemas.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** The parts of an OpenAPI document that a client is made of. */
export interface Description {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const json = 'application/json';

const named = (all: readonly Parameter[], where: string): readonly Parameter[] =>
  all.filter((parameter) => parameter.in === where);

const pathType = (parameters: readonly Parameter[]): string =>
  parameters.length === 0
    ? 'None'
    : `{ ${parameters.map(({ name }) => `readonly ${name}: string | number;`).join(' ')} }`;

const queryType = (parameters: readonly Parameter[]): string =>
  parameters.length === 0
    ? 'None'
    : `{\n${parameters
        .map(
          ({ name, description = '' }) =>
            `/** ${description} */\nreadonly ${name}?: string | number;`,
        )
        .join('\n')}\n}`;

/** The types of the client, as TypeScript: the routes with what they take and answer, and every named type. */
export function clientRoutes({ info, paths, components }: Description): string {
  const writer = makeTypeWriter([paths, components.schemas]);
  const bodyType = ({ requestBody }: Operation): string => {
    if (requestBody === undefined) return 'None';
    const schema = requestBody.content?.[json]?.schema;
    return schema === undefined ? 'string | Uint8Array' : writer.typeOf(schema);
  };
  const answerType = ({ responses }: Operation): string => {
    const schema = responses['2XX']?.content?.[json]?.schema;
    return schema === undefined ? 'unknown' : writer.typeOf(schema);
  };
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => `/** ${operation.summary}. */
'${method} ${path.replace(/^\/api/, '')}': {
readonly path: ${pathType(named(operation.parameters, 'path'))};
readonly query: ${queryType(named(operation.parameters, 'query'))};
readonly body: ${bodyType(operation)};
readonly answer: ${answerType(operation)};
};`,
    ),
  );
  const types = Object.entries(components.schemas).map(([name, schema]) => {
    const about =
      typeof schema['description'] === 'string' ? `/** ${schema['description']} */\n` : '';
    return `${about}export type ${name} = ${writer.typeOf(schema)};`;
  });
  return [
    '// Made by `npm run api` from the description of the API: change that, and run it again.',
    `/** The version of the API that this was made from. */\nexport const apiVersion = '${info.version}';`,
    '/** Nothing is sent here. */\nexport type None = Readonly<Record<never, never>>;',
    `/** The routes of the API, by method and path below \`/api\`. */\nexport interface Routes {\n${routes.join('\n')}\n}`,
    ...types,
    writer.declarations(),
    '',
  ].join('\n\n');
}
