import { showAsks, showCode } from '@rokade/server';
import { nobody, plainFacts } from '@rokade/tables';
import { homeOfBook } from '#lib/server/house/home.ts';
import type { PageServerLoad, RequestEvent } from './$types';

const codeIn = ({ locals, params }: Pick<RequestEvent, 'locals' | 'params'>) => ({
  code: params.code,
  address: locals.visitor.address,
});

type Refused = Extract<Awaited<ReturnType<typeof showAsks>>, { ok: false }>['error'];

/** Translates an error here, since visitors' pages do not load the texts of errors. */
const wrongIn = ({ t }: App.Locals, error: Refused): string =>
  t(`error.${error.code}`, plainFacts(nobody, error));

/** A player's requests by code, the answers, and the requests that are still possible. */
export const load: PageServerLoad = async ({ locals, params, setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' });
  const shown = await showAsks(locals.app, codeIn({ locals, params }));
  const opened = await showCode(locals.app, codeIn({ locals, params }), null);
  return {
    ...(opened.ok ? await homeOfBook(locals, opened.value.tournament.id) : {}),
    code: params.code,
    /** Whether the code can also be used to report results. */
    reports:
      opened.ok &&
      (opened.value.view.kind === 'board' || opened.value.view.why !== 'not-asked-for'),
    shown: shown.ok ? shown.value : null,
    wrong: shown.ok ? null : wrongIn(locals, shown.error),
  };
};

export { actions } from '#lib/server/forms/tell-visitors.ts';
