import { bodyOfForm } from '../forms/body-of-form.ts';
import type { ReadForm } from '../forms/read-form.ts';
import type { Visitor } from '../values/visitor.ts';
import type { ApiRoute } from './api-route.ts';
import type { Api } from './make-api.ts';

/** Whose form it is. */
export interface FormSender {
  /** What the browser sent along: the session's cookie, where the form stood, and who it says it is. */
  readonly headers: Headers;
  readonly visitor: Visitor;
  /** The organisation at whose desk the form stood; null: the usual one. */
  readonly organisation: string | null;
}

/**
 * Fields by which a form says where it goes; everything else is a part of the body. A part that has one of
 * these names stands in a field with an ending: `to:word`.
 */
const ownFields = new Set(['csrf', 'to', 'look', 'method', 'next', 'form']);

/** What a form says last under a name; '' = nothing. */
export const wordOfForm = ({ fields }: ReadForm, name: string): string => {
  const value = fields.findLast(([field]) => field === name)?.[1];
  return typeof value === 'string' ? value : '';
};

/** The route's path as a pattern of addresses; `{id}` is one part. */
const patternOf = ({ path }: ApiRoute): RegExp =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** The route of an address: one without a variable part goes before one with. */
function routeAt(api: Api, method: string, path: string): ApiRoute | null {
  const found = api.routes.filter(
    (route) => route.method === method && patternOf(route).test(path),
  );
  return found.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0] ?? null;
}

/** The body of the request: what the fields say by the shape, or the bytes of the file that was chosen. */
async function bodyFor(
  { body }: ApiRoute,
  { fields, file }: ReadForm,
): Promise<string | ArrayBuffer | undefined> {
  if (body === undefined) return file?.arrayBuffer();
  const parts = fields.filter(([name]) => !ownFields.has(name));
  return JSON.stringify(bodyOfForm(body, parts));
}

const passedOn = ['cookie', 'host', 'origin', 'user-agent', 'accept-language'];

/**
 * Sends to the API what a form asks for, as a program would, in process: `to` is the address below
 * `/api`, `look` the address that only answers what would be done where that button was pressed,
 * `method` is `delete` where it is not `post`, and the other fields are named by their place in the
 * body. So a form has no right, no reader and no rule of its own.
 */
export async function sendForm(
  api: Api,
  { headers, visitor, organisation }: FormSender,
  form: ReadForm,
): Promise<Response> {
  const to = wordOfForm(form, 'look') || wordOfForm(form, 'to');
  const address = new URL(to, `http://${visitor.host || 'localhost'}`);
  if (organisation !== null) address.searchParams.set('organisation', organisation);
  const method = wordOfForm(form, 'method') === 'delete' ? 'delete' : 'post';
  const route = routeAt(api, method, decodeURI(address.pathname));
  const sent = new Headers({
    'content-type': 'application/json',
    'x-rokade-csrf': wordOfForm(form, 'csrf'),
  });
  for (const name of passedOn) {
    const value = headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  const body = route === null ? undefined : await bodyFor(route, form);
  address.pathname = `/api${address.pathname}`;
  const request = {
    method: method.toUpperCase(),
    headers: sent,
    ...(body !== undefined && { body }),
  };
  return api.hono.request(address.href, request, { incoming: { visitor } });
}
