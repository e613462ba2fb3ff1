import type { ListTakenIn } from '@rokade/server';
import { countText, listDoubtText, listInWords } from '@rokade/tables';
import { asSeen } from '#lib/server/births.ts';
import type { PageServerLoad } from './$types';

/** So many players found are shown. */
const mostFound = 30;

/** What became of the list sent last, without what stays on the server. */
function toldOf({ file, outcome }: ListTakenIn, locals: App.Locals) {
  const { t, language } = locals;
  if (!outcome.ok) return { file, fault: { ...outcome.error } };
  const { source, month, players, doubt, leftOut } = outcome.value;
  const look = doubt === null ? '' : listDoubtText(t, { month, doubt });
  const columns = leftOut.map(
    ({ heading, column }) => heading || t('console.list-column', { column }),
  );
  const list = listInWords(locals, { source, month });
  const taken = { list, players, many: countText(language, players) };
  return { file, taken, look, columns };
}

/** The rating lists: which are kept, how far one on its way is, and who is looked up in them. */
export const load: PageServerLoad = ({ locals, url }) => {
  const { lists } = locals.app;
  const query = url.searchParams.get('q') ?? '';
  const last = lists.lastTakenIn();
  return {
    query,
    found: asSeen(locals, lists.search(query, { source: null, limit: mostFound })),
    kept: lists.kept(),
    months: lists.months(),
    underWay: lists.underWay(),
    last: last === null ? null : toldOf(last, locals),
  };
};

export { actions } from '#lib/server/tell.ts';
