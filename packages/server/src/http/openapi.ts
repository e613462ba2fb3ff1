import { type Act, isAllowed, permission } from '@rokade/installation';
import { z } from 'zod';
import type { ApiRoute } from './api-route.ts';

const isPublic = (act: Act): boolean => isAllowed('everybody', act);

/** The roles that may use a route, by the matrix of rights. */
const whoMay = (act: Act): string =>
  isPublic(act) ? 'For everybody.' : `\`${act}\`: ${permission(act).roles.join(', ')}.`;

const errorSchema = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string', description: 'What went wrong; see docs/errors.md' } },
};

const parametersOf = (path: string): readonly object[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** The request body for a shape; fields with defaults are optional. */
const bodyOf = (shape: z.ZodType): object => ({
  required: true,
  content: { 'application/json': { schema: z.toJSONSchema(shape, { io: 'input' }) } },
});

const csrfParameter = {
  name: 'x-rokade-csrf',
  in: 'header',
  required: true,
  schema: { type: 'string' },
};

const needsCsrf = ({ method, act }: ApiRoute): boolean => method !== 'get' && !isPublic(act);

const operationOf = (route: ApiRoute): object => ({
  summary: route.summary,
  description: whoMay(route.act),
  parameters: [...parametersOf(route.path), ...(needsCsrf(route) ? [csrfParameter] : [])],
  ...(route.body === undefined ? {} : { requestBody: bodyOf(route.body) }),
  ...(isPublic(route.act) ? {} : { security: [{ session: [] }, { program: [] }] }),
  responses: {
    '2XX': { description: 'Done' },
    default: {
      description: 'Not done, and nothing changed',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
});

function pathsOf(routes: readonly ApiRoute[]): object {
  const byPath = Map.groupBy(routes, ({ path }) => `/api${path}`);
  return Object.fromEntries(
    [...byPath].map(([path, some]) => [
      path,
      Object.fromEntries(some.map((route) => [route.method, operationOf(route)])),
    ]),
  );
}

/** The description of the API as OpenAPI 3.1, made from its routes. */
export const openApiDocument = (
  routes: readonly ApiRoute[],
  about: { readonly version: string; readonly cookie: string },
): object => ({
  openapi: '3.1.0',
  info: { title: 'Rokade', version: about.version, license: { name: 'MIT', identifier: 'MIT' } },
  paths: pathsOf(routes),
  components: {
    schemas: { Error: errorSchema },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: about.cookie },
      program: { type: 'http', scheme: 'bearer' },
    },
  },
});
