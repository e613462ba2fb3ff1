import {
  fieldAt,
  isSecretField,
  type ReadForm,
  readForm,
  sendForm,
  wordOfForm,
} from '@rokade/server';
import { fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { linesOfBook } from '../history/lines-of-book.ts';

/** The API's answer to a refused command. */
interface Refusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/**
 * The typed values of a form by field name, several of one field on separate lines, with the text
 * of files; without passwords.
 */
function typedIn({ fields }: ReadForm): Readonly<Record<string, string>> {
  const typed = new Map<string, string>();
  for (const [field, value] of fields) {
    const [name = field] = field.split(':file');
    if (typeof value !== 'string' || name === 'csrf' || isSecretField(name)) continue;
    typed.set(name, [typed.get(name) ?? '', value].filter((text) => text !== '').join('\n'));
  }
  return Object.fromEntries(typed);
}

/** Changes a refusal's `at` to the form's field. The form may have more rows than were sent. */
const atField = (error: Refusal, typed: Readonly<Record<string, string>>): Refusal =>
  typeof error['at'] === 'string'
    ? { ...error, at: fieldAt(Object.entries(typed), error['at']) }
    : error;

/**
 * What others wrote in the meantime, as lines; undefined: that is not the reason of the refusal.
 */
const sinceIn = async (locals: App.Locals, to: string, { since }: Refusal) =>
  Array.isArray(since) ? linesOfBook(locals, to, since) : undefined;

/**
 * `next` with its `{id}` replaced from the API's answer; `/console` if it leads to another site.
 */
const leadingTo = (next: string, answer: Readonly<Record<string, unknown>>): string => {
  const filled = next.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(answer[name] ?? '')),
  );
  return /^\/(?!\/)/.test(filled) ? filled : '/console';
};

/**
 * What a form wrote, in the words of the book's history; []: nothing, since nothing was changed;
 * undefined: it wrote into no book.
 */
const writtenIn = async (
  locals: App.Locals,
  to: string,
  { entries }: Answer,
): Promise<readonly string[] | undefined> => {
  if (!Array.isArray(entries)) return undefined;
  const lines = await linesOfBook(locals, to, entries);
  return entries.length > 0 && lines.length === 0 ? undefined : lines.map(({ text }) => text);
};

async function answerIn(response: Response): Promise<Answer> {
  const text = await response.text();
  return text === '' ? {} : JSON.parse(text);
}

/** Makes the data for the page from an answer of the API. */
type Show<T> = (locals: App.Locals, answer: Answer) => T | Promise<T>;

type Answer = Readonly<Record<string, unknown>>;

/** Leaves out the written entries, since the page shows the book itself. */
const withoutEntries: Show<Answer> = (_, { entries: __, ...answer }) => answer;

/** Passes on the cookies of the API's answer, set at sign-in and sign-out. */
function passCookies({ cookies }: RequestEvent, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [named = '', ...attributes] = cookie.split(/; */);
    const [name = '', ...value] = named.split('=');
    const maxAge = attributes.flatMap((text) => /^Max-Age=(\d+)$/i.exec(text)?.[1] ?? []);
    cookies.set(name, value.join('='), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: attributes.some((text) => /^Secure$/i.test(text)),
      maxAge: Number(maxAge[0] ?? 0),
      encode: (text) => text,
    });
  }
}

/**
 * Passes a form on to the API, which checks rights and executes the command. A refusal returns what
 * was typed and the error; `asks`: the command must be confirmed first. A form whose button only
 * previews the effect (`look`) gets its typed values back, too.
 */
async function tell<T>(event: RequestEvent, show: Show<T>) {
  const { request, locals, url } = event;
  const form = await readForm(await request.formData());
  const { headers } = request;
  const organisation = url.searchParams.get('organisation');
  const response = await sendForm(
    locals.api,
    { headers, visitor: locals.visitor, organisation },
    form,
  );
  passCookies(event, response);
  const answer = await answerIn(response);
  const about = { form: wordOfForm(form, 'form') };
  if (response.ok && wordOfForm(form, 'look') !== '') {
    return { ...about, looked: true, answer: await show(locals, answer), typed: typedIn(form) };
  }
  if (response.ok) {
    const next = wordOfForm(form, 'next');
    if (next !== '') redirect(303, leadingTo(next, answer));
    const written = await writtenIn(locals, wordOfForm(form, 'to'), answer);
    return { ...about, done: true, written, answer: await show(locals, answer) };
  }
  const error = answer as Refusal;
  const since = await sinceIn(locals, wordOfForm(form, 'to'), error);
  const typed = typedIn(form);
  return fail(response.status, {
    ...about,
    typed,
    asks: response.status === 428,
    // The page gets the lines in `since` below, not the entries.
    error: { ...atField(error, typed), since: undefined } as Refusal,
    ...(since && { since }),
  });
}

/** The action of a page whose forms go to the API; `show` makes the page's data from the answer. */
export const tellAction = <T>(show: Show<T>) => ({
  tell: (event: RequestEvent) => tell(event, show),
});

/** The action of a page whose forms go to the API. */
export const actions = tellAction(withoutEntries);

/** The action of a tournament's page: its forms show what they wrote, so that it can be taken back. */
export const tournamentActions = tellAction((_, answer) => answer);
