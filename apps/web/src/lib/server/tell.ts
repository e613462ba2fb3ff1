import { sendForm } from '@rokade/server';
import { fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { formText } from './form-text.ts';
import { linesOfBook } from './lines-of-book.ts';

/** What the API answered instead of doing what was asked. */
interface Refusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** What was typed into a form, by the names of its fields; files and passwords are not given back. */
const typedIn = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].filter(
      (field): field is [string, string] =>
        typeof field[1] === 'string' && !/password|csrf/i.test(field[0]),
    ),
  );

/** What others wrote meanwhile, where that is why. */
const sinceIn = async (locals: App.Locals, to: string, { since }: Refusal) =>
  Array.isArray(since) ? linesOfBook(locals, to, since) : undefined;

/** `next` with what was made in place of its `{id}`; only addresses of our own. */
const leadingTo = (next: string, answer: Readonly<Record<string, unknown>>): string => {
  const filled = next.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(answer[name] ?? '')),
  );
  return /^\/(?!\/)/.test(filled) ? filled : '/console';
};

async function answerIn(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = await response.text();
  return text === '' ? {} : JSON.parse(text);
}

/**
 * Passes a form on to the API, which alone says who may do it and whether it is done. Gives back what
 * was typed and why it was refused; `asks`: it is done once it is confirmed.
 */
async function tell({ request, locals, url }: RequestEvent) {
  const form = await request.formData();
  const { headers } = request;
  const organisation = url.searchParams.get('organisation');
  const response = await sendForm(
    locals.api,
    { headers, visitor: locals.visitor, organisation },
    form,
  );
  const answer = await answerIn(response);
  const about = { form: formText(form, 'form') };
  if (response.ok) {
    const next = formText(form, 'next');
    if (next !== '') redirect(303, leadingTo(next, answer));
    return { ...about, done: true, answer };
  }
  const error = answer as Refusal;
  const since = await sinceIn(locals, formText(form, 'to'), error);
  return fail(response.status, {
    ...about,
    typed: typedIn(form),
    asks: response.status === 428,
    // What others wrote is told in words; its entries stay here.
    error: { ...error, since: undefined } as Refusal,
    ...(since && { since }),
  });
}

/** The one action of a page whose forms go to the API. */
export const actions = { tell };
