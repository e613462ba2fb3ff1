import { bodyOfForm } from '../forms/body-of-form.ts';
import type { ReadForm } from '../forms/read-form.ts';
import type { Visitor } from '../values/visitor.ts';
import type { ApiRoute } from './api-route.ts';
import type { Api } from './make-api.ts';

/** The sender of a form. */
export interface FormSender {
  /** The headers of the browser's request. */
  readonly headers: Headers;
  readonly visitor: Visitor;
  /** The organisation at whose desk the form was shown; null: the usual one. */
  readonly organisation: string | null;
}

/**
 * The fields that control where a form is sent; all others are parts of the body. A part of the body with
 * one of these names needs a field with an ending: `to:word`.
 */
const ownFields = new Set(['csrf', 'to', 'look', 'method', 'next', 'form']);

/** The last text of a form's field; '' = none. */
export const wordOfForm = ({ fields }: ReadForm, name: string): string => {
  const value = fields.findLast(([field]) => field === name)?.[1];
  return typeof value === 'string' ? value : '';
};

/** A route's path as a pattern, in which `{id}` matches one part. */
const patternOf = ({ path }: ApiRoute): RegExp =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** The route for a path; routes with fewer variable parts come first. */
function routeAt(api: Api, method: string, path: string): ApiRoute | null {
  const found = api.routes.filter(
    (route) => route.method === method && patternOf(route).test(path),
  );
  return found.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0] ?? null;
}

/** The body of the request: JSON from the fields, else the bytes of the chosen file. */
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
 * Sends a form to the API in process, as a program would send its request, so that forms need no rights,
 * parsers and rules of their own. `to` is the address below `/api`; `look` is that of the preview and set
 * by the button for it; `method` is `delete` or, by default, `post`. All other fields are named by their
 * place in the body.
 */
export async function sendForm(
  api: Api,
  { headers, visitor, organisation }: FormSender,
  form: ReadForm,
): Promise<Response> {
  const to = wordOfForm(form, 'look') || wordOfForm(form, 'to');
  const address = new URL(to, `http://${visitor.host || 'localhost'}`);
  if (organisation !== null) address.searchParams.set('organisation', organisation);
  const confirmed = wordOfForm(form, 'confirmed');
  const method = wordOfForm(form, 'method') === 'delete' ? 'delete' : 'post';
  const route = routeAt(api, method, decodeURI(address.pathname));
  if (route?.takes === 'file' && form.file?.name) address.searchParams.set('name', form.file.name);
  const sent = new Headers({
    'content-type': 'application/json',
    'x-rokade-csrf': wordOfForm(form, 'csrf'),
  });
  for (const name of passedOn) {
    const value = headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  // Beside a file, which is the whole body, what was confirmed stands in the address.
  if (route?.body === undefined && confirmed !== '') {
    address.searchParams.set('confirmed', confirmed);
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
