import { outcomeIn } from '@rokade/presentation/chess/reported-outcome.ts';
import { showCode } from '@rokade/server';
import { nobody, plainFacts } from '@rokade/tables';
import { redirect } from '@sveltejs/kit';
import { homeOfBook } from '#lib/server/house/home.ts';
import type { PageServerLoad, RequestEvent } from './$types';

const codeIn = ({ locals, params }: Pick<RequestEvent, 'locals' | 'params'>) => ({
  code: params.code,
  address: locals.visitor.address,
});

type Refused = Extract<Awaited<ReturnType<typeof showCode>>, { ok: false }>['error'];

/** Translates an error here, since visitors' pages do not load the texts of errors. */
const wrongIn = ({ t }: App.Locals, error: Refused): string =>
  t(`error.${error.code}`, plainFacts(nobody, error));

/** The board of a code: its players, and the entered or reported result. */
export const load: PageServerLoad = async ({ locals, params, url, setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' });
  const round = Number(url.searchParams.get('round')) || null;
  const shown = await showCode(locals.app, codeIn({ locals, params }), round);
  // The code of a player who can only ask for byes, not report, redirects to the requests.
  const { asks, view } = shown.ok ? shown.value : { asks: false, view: null };
  if (asks && view?.kind === 'nothing' && view.why === 'not-asked-for') {
    redirect(303, `/r/${params.code}/asks`);
  }
  return {
    ...(shown.ok ? await homeOfBook(locals, shown.value.tournament.id) : {}),
    code: params.code,
    shown: shown.ok ? shown.value : null,
    wrong: shown.ok ? null : wrongIn(locals, shown.error),
    outcome: outcomeIn(url.searchParams.get('said')),
    again: url.searchParams.has('again'),
  };
};

export { actions } from '#lib/server/forms/tell-visitors.ts';
