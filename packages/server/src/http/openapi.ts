import { type Act, isAllowed, permission } from '@rokade/installation';
import { z } from 'zod';
import type { PublicAnswers } from './answers/public-answers.ts';
import type { ApiRoute } from './api-route.ts';

/** What `npm run api` made of the types of public answers. */
export interface DescribedAnswers {
  /** JSON Schemas by name. */
  readonly schemas: Readonly<Record<string, object>>;
  /** The schema of a route's answer, by method and path. */
  readonly answers: Readonly<Record<keyof PublicAnswers, object>>;
  /** An answer of the demo, with lists cut short, by method and path. */
  readonly examples: Readonly<Record<string, unknown>>;
}

/** What the description is made with. */
export interface DescribedWith {
  readonly apiVersion: string;
  readonly program: string;
  readonly cookie: string;
  readonly described: DescribedAnswers;
}

const isPublic = (act: Act): boolean => isAllowed('everybody', act);

/** The roles that may use a route, by the matrix of rights. */
const whoMay = (act: Act): string =>
  isPublic(act) ? 'For everybody.' : `\`${act}\`: ${permission(act).roles.join(', ')}.`;

const parametersOf = ({ path, query = {} }: ApiRoute): readonly object[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  })),
];

/** The request body for a shape; fields with defaults are optional. */
const bodyOf = (shape: z.ZodType, example: object | undefined): object => ({
  required: true,
  content: {
    'application/json': {
      schema: z.toJSONSchema(shape, { io: 'input' }),
      ...(example === undefined ? {} : { example }),
    },
  },
});

/** The body that is a file of any kind. */
const fileBody = { required: true, content: { 'application/octet-stream': { schema: {} } } };

const csrfParameter = {
  name: 'x-rokade-csrf',
  in: 'header',
  required: false,
  description: 'The session’s `csrf`; a program with a token needs none',
  schema: { type: 'string' },
};

const needsCsrf = ({ method, act }: ApiRoute): boolean => method !== 'get' && !isPublic(act);

const quotaNames = ['RateLimit-Policy', 'RateLimit'] as const;

const headersNamed = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const headers = {
  'RateLimit-Policy': {
    description: 'The quota and its window in seconds: `"visitors";q=6000;w=60`',
    schema: { type: 'string' },
  },
  RateLimit: {
    description:
      'What is left, and in how many seconds all of it is back: `"visitors";r=5999;t=60`',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'The seconds to wait', schema: { type: 'integer' } },
};

const errorContent = {
  'application/json': { schema: { $ref: '#/components/schemas/ApiError' } },
};

const refusals = {
  '429': {
    description: 'Too often, or too many at once',
    headers: headersNamed([...quotaNames, 'Retry-After']),
    content: errorContent,
  },
  default: { description: 'Not done, and nothing changed', content: errorContent },
};

function successOf(key: string, { answers, examples }: DescribedAnswers): object {
  const schema: object | undefined = answers[key as keyof PublicAnswers];
  const done = { description: 'Done', headers: headersNamed(quotaNames) };
  if (schema === undefined) return done;
  const example = examples[key];
  const content = { schema, ...(example === undefined ? {} : { example }) };
  return { ...done, content: { 'application/json': content } };
}

const operationOf = (route: ApiRoute, described: DescribedAnswers): object => ({
  summary: route.summary,
  description: whoMay(route.act),
  parameters: [...parametersOf(route), ...(needsCsrf(route) ? [csrfParameter] : [])],
  ...(route.body === undefined ? {} : { requestBody: bodyOf(route.body, route.example) }),
  ...(route.takes === undefined ? {} : { requestBody: fileBody }),
  ...(isPublic(route.act) ? {} : { security: [{ session: [] }, { program: [] }] }),
  responses: { '2XX': successOf(`${route.method} ${route.path}`, described), ...refusals },
});

function pathsOf(routes: readonly ApiRoute[], described: DescribedAnswers): object {
  const byPath = Map.groupBy(routes, ({ path }) => `/api${path}`);
  return Object.fromEntries(
    [...byPath].map(([path, some]) => [
      path,
      Object.fromEntries(some.map((route) => [route.method, operationOf(route, described)])),
    ]),
  );
}

const webhook = {
  post: {
    summary:
      'News of a tournament, the groups of an event or a league, signed by the webhook’s secret',
    parameters: ['X-Rokade-Timestamp', 'X-Rokade-Signature'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    requestBody: {
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/WebhookDelivery' } },
      },
    },
    responses: { '2XX': { description: 'Taken; everything else is tried again' } },
  },
};

/** The description of the API as OpenAPI 3.1, made from its routes and the types of what they answer. */
export const openApiDocument = (
  routes: readonly ApiRoute[],
  { apiVersion, program, cookie, described }: DescribedWith,
): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Rokade',
    version: apiVersion,
    description: `Answered by Rokade ${program}. Within a version whose first number stays, routes, parameters, fields and codes of errors are only added.`,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths: pathsOf(routes, described),
  webhooks: { news: webhook },
  components: {
    schemas: described.schemas,
    headers,
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: cookie },
      program: { type: 'http', scheme: 'bearer' },
    },
  },
});
