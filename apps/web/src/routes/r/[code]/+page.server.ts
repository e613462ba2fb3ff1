import { errorStatus, reportByCode, showCode } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { nobody, plainFacts } from '#lib/chess/plain-facts.ts';
import { resultSaid, saidIn } from '#lib/chess/said-result.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

const askedIn = ({ locals, params }: Pick<RequestEvent, 'locals' | 'params'>) => ({
  code: params.code,
  address: locals.visitor.address,
});

type Refused = Extract<Awaited<ReturnType<typeof showCode>>, { ok: false }>['error'];

/** What is wrong, in the reader's language: the page loads the words of visitors alone. */
const wrongIn = ({ t }: App.Locals, error: Refused): string =>
  t(`error.${error.code}`, plainFacts(nobody, error));

/** The board of a code: who plays whom, and what was entered or reported. */
export const load: PageServerLoad = async ({ locals, params, url, setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' });
  const round = Number(url.searchParams.get('round')) || null;
  const shown = await showCode(locals.app, askedIn({ locals, params }), round);
  // A card that is there to ask with leads there at once.
  const { asks, view } = shown.ok ? shown.value : { asks: false, view: null };
  if (asks && view?.kind === 'nothing' && view.why === 'not-asked-for') {
    redirect(303, `/r/${params.code}/asks`);
  }
  return {
    code: params.code,
    shown: shown.ok ? shown.value : null,
    wrong: shown.ok ? null : wrongIn(locals, shown.error),
    said: saidIn(url.searchParams.get('said')),
    again: url.searchParams.has('again'),
  };
};

export const actions: Actions = {
  default: async ({ locals, params, request }) => {
    const form = await request.formData();
    const said = saidIn(formText(form, 'said'));
    if (said === null) {
      return fail(400, { wrong: wrongIn(locals, { code: 'reported.arbiter-only' }) });
    }
    const round = Number(formText(form, 'round'));
    const [white, black] = [formText(form, 'white'), formText(form, 'black')];
    const report = { round, white, black, result: resultSaid[said] };
    const reported = await reportByCode(locals.app, askedIn({ locals, params }), report);
    if (!reported.ok) {
      const { error } = reported;
      return fail(errorStatus(error), { wrong: wrongIn(locals, error) });
    }
    redirect(303, `/r/${params.code}?round=${round}`);
  },
};
