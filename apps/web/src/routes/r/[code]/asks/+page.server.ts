import { askByCode, errorStatus, showAsks, showCode } from '@rokade/server';
import { wishes } from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { nobody, plainFacts } from '#lib/chess/plain-facts.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

const askedIn = ({ locals, params }: Pick<RequestEvent, 'locals' | 'params'>) => ({
  code: params.code,
  address: locals.visitor.address,
});

type Refused = Extract<Awaited<ReturnType<typeof showAsks>>, { ok: false }>['error'];

/** What is wrong, in the reader's language: the page loads the words of visitors alone. */
const wrongIn = ({ t }: App.Locals, error: Refused): string =>
  t(`error.${error.code}`, plainFacts(nobody, error));

/** What a player asked for with their code, the answers, and what they may ask for yet. */
export const load: PageServerLoad = async ({ locals, params, setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' });
  const shown = await showAsks(locals.app, askedIn({ locals, params }));
  const opened = await showCode(locals.app, askedIn({ locals, params }), null);
  return {
    code: params.code,
    /** Whether results are reported with it, too. */
    reports:
      opened.ok &&
      (opened.value.view.kind === 'board' || opened.value.view.why !== 'not-asked-for'),
    shown: shown.ok ? shown.value : null,
    wrong: shown.ok ? null : wrongIn(locals, shown.error),
  };
};

export const actions: Actions = {
  default: async ({ locals, params, request }) => {
    const form = await request.formData();
    const said = formText(form, 'wish');
    const wish = wishes.find((one) => one === said) ?? null;
    const round = Number(formText(form, 'round')) || 0;
    const ask = { round, wish };
    const asked = await askByCode(locals.app, askedIn({ locals, params }), ask);
    if (!asked.ok) {
      const { error } = asked;
      return fail(errorStatus(error), { wrong: wrongIn(locals, error) });
    }
    redirect(303, `/r/${params.code}/asks`);
  },
};
