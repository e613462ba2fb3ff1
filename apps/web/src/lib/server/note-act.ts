import { type Contest, type contestShapes, isOwnAct, parseEntryId } from '@rokade/club';
import { newEntryId } from '@rokade/server';
import { fail } from '@sveltejs/kit';
import { actOfForm } from './act-of-form.ts';
import { loadContest, tellContest } from './contest-page.ts';
import { refused } from './form-sender.ts';
import { formText } from './form-text.ts';
import { seasonActOfForm } from './season-act-of-form.ts';
import type { NotTold } from './tell-book.ts';

interface Asked {
  readonly locals: App.Locals;
  readonly params: { readonly contest: string };
  readonly request: Request;
}

/**
 * Enters those of an evening's results who are not entered, and puts their ids into the form; null once
 * it is done. Whoever has no result is left out; whom a form that was refused has entered already is not
 * entered twice.
 */
async function enterStrangers(
  { locals, params }: Pick<Asked, 'locals' | 'params'>,
  form: FormData,
): Promise<NotTold | null> {
  const keys = [...form.keys()].flatMap((name) =>
    name.startsWith('name.new-') ? [name.slice('name.'.length)] : [],
  );
  for (const key of keys) {
    const said = (field: string): string => formText(form, `${field}.${key}`).trim();
    if (said('value') === '') continue;
    const known = parseEntryId(said('entered'));
    const entry = known ?? newEntryId();
    if (known === null) {
      const values = { name: said('name'), born: '', person: said('person') };
      const day = formText(form, 'when');
      const command = { kind: 'enter-entry', entry, values, rating: null, day } as const;
      const failure = await tellContest(locals, params, form, command);
      if (failure !== null) return failure;
      form.set(`entered.${key}`, entry);
    }
    form.set(`value.${entry}`, said('value'));
    if (said('guest') === 'on') form.set(`guest.${entry}`, 'on');
  }
  return null;
}

/**
 * Notes what a form of a competition says happened; `player`: who may note their own acts alone. What
 * was typed comes back where it is refused.
 */
export async function noteAct(
  { locals, params, request }: Asked,
  playerIn?: (contest: Contest) => string | null,
) {
  const form = await request.formData();
  const unentered = playerIn === undefined ? await enterStrangers({ locals, params }, form) : null;
  const contest = await loadContest(locals, params);
  const seasonAct = contest.format === 'season' ? seasonActOfForm(form, locals, contest) : null;
  const act = actOfForm(form) ?? seasonAct;
  const about =
    act?.kind === 'leg-planned' && form.has('leg')
      ? `leg-planned ${act.leg}`
      : String(
          form.get('about') ?? form.get('challenge') ?? form.get('leg') ?? form.get('act') ?? '',
        );
  const said = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  if (unentered !== null) return fail(400, { about, said, ...unentered });
  if (act === null) return fail(400, { about, said, error: refused });
  if (playerIn !== undefined) {
    const player = playerIn(contest);
    if (player === null || !isOwnAct(contest, player, act)) {
      return fail(403, { about, said, error: { code: 'request.not-allowed' } });
    }
  }
  const failure = await tellContest(locals, params, form, { kind: 'note-act', act });
  return failure === null ? { done: true } : fail(400, { about, said, ...failure });
}

/** What a form says of a competition itself. */
export const contestOfForm = (form: FormData) => {
  const said = (name: string): string =>
    String(form.get(name) ?? '')
      .trim()
      .replace(/\s+/g, ' ');
  return {
    name: said('name'),
    leader: said('leader'),
    firstDay: said('firstDay'),
    lastDay: said('lastDay'),
    published: form.get('published') === 'on',
  } satisfies Record<keyof typeof contestShapes, unknown>;
};

/** What a form says of who plays. */
export const entryOfForm = (form: FormData) => {
  const said = (name: string): string =>
    String(form.get(name) ?? '')
      .trim()
      .replace(/\s+/g, ' ');
  return { name: said('name'), born: said('born'), person: '' };
};
