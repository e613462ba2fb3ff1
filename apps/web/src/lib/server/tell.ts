import {
  fieldAt,
  isSecretField,
  type ReadForm,
  readForm,
  sendForm,
  wordOfForm,
} from '@rokade/server';
import { fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { linesOfBook } from './lines-of-book.ts';

/** What the API answered instead of doing what was asked. */
interface Refusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/**
 * What was typed into a form, by the names of its fields, what comes twice on lines of its own; the text
 * of a file, too. Passwords are not given back.
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

/** A refusal whose place is that of the form's field; of rows the form may have more than were sent. */
const atField = (error: Refusal, typed: Readonly<Record<string, string>>): Refusal =>
  typeof error['at'] === 'string'
    ? { ...error, at: fieldAt(Object.entries(typed), error['at']) }
    : error;

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

async function answerIn(response: Response): Promise<Answer> {
  const text = await response.text();
  return text === '' ? {} : JSON.parse(text);
}

/** What an answer of the API says to a page. */
type Show<T> = (locals: App.Locals, answer: Answer) => T | Promise<T>;

type Answer = Readonly<Record<string, unknown>>;

/** What was written into a book is no business of the page, which shows the book itself. */
const withoutEntries: Show<Answer> = (_, { entries: __, ...answer }) => answer;

/** Keeps the cookies of an answer in the browser: of whoever signs in, or is signed out. */
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
 * Passes a form on to the API, which alone says who may do it and whether it is done. Gives back what
 * was typed and why it was refused; `asks`: it is done once it is confirmed. A form whose button only
 * looks at what would be done keeps what was typed, too.
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
    return { ...about, done: true, answer: await show(locals, answer) };
  }
  const error = answer as Refusal;
  const since = await sinceIn(locals, wordOfForm(form, 'to'), error);
  const typed = typedIn(form);
  return fail(response.status, {
    ...about,
    typed,
    asks: response.status === 428,
    // What others wrote is told in words; its entries stay here.
    error: { ...atField(error, typed), since: undefined } as Refusal,
    ...(since && { since }),
  });
}

/** The one action of a page whose forms go to the API, and which says an answer in words of its own. */
export const telling = <T>(show: Show<T>) => ({
  tell: (event: RequestEvent) => tell(event, show),
});

/** The one action of a page whose forms go to the API. */
export const actions = telling(withoutEntries);
