import type { ReturnTo } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import { fail, type RequestEvent } from '@sveltejs/kit';
import type { BookLines } from '#lib/console/book-lines.ts';
import { damageOf } from './damage-of.ts';
import { formText } from './form-text.ts';
import type { NotTold } from './tell-book.ts';

const most = 200;

/** Part of a book's history: its newest lines, or those up to the one that the address asks for. */
export function historyPage<E>(
  journal: Result<readonly E[], { readonly code: string }>,
  linesOf: (entries: readonly E[]) => BookLines,
  url: URL,
) {
  const all = journal.ok ? linesOf(journal.value) : [];
  const total = all[0]?.version ?? 0;
  const asked = url.searchParams.get('to');
  const upTo = asked === null ? total : Number(asked);
  const older = all.filter(({ version }) => version <= upTo);
  return {
    total,
    lines: older.slice(0, most),
    older: older[most]?.version ?? null,
    damaged: damageOf(journal),
  };
}

type Asked<Params> = Pick<RequestEvent, 'locals' | 'request'> & { readonly params: Params };

/** The action that takes a book back to one of the lines of its history. */
export const returningTo =
  <Params>(
    tell: (asked: Asked<Params>, form: FormData, command: ReturnTo) => Promise<NotTold | null>,
  ) =>
  async (asked: Asked<Params>) => {
    const form = await asked.request.formData();
    const toVersion = Number(formText(form, 'toVersion'));
    const failure = await tell(asked, form, { kind: 'return-to', toVersion });
    return failure === null ? { done: true } : fail(400, failure);
  };
