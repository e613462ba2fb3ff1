import { showAsks, showCode } from '@rokade/server';
import { nobody, plainFacts } from '@rokade/tables';
import type { PageServerLoad, RequestEvent } from './$types';

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

export { actions } from '#lib/server/tell-visitors.ts';
