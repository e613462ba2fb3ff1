import { dailyListLine } from '@rokade/presentation/desks/lists/daily-list-line.ts';
import type { ListTakenIn } from '@rokade/server';
import { countText, listDoubtText, listInWords } from '@rokade/tables';
import { asSeen } from '#lib/server/players/births.ts';
import type { PageServerLoad } from './$types';

/** The greatest number of found players that are shown. */
const mostFound = 30;

/** The result of the last upload of a list, reduced to what the page shows. */
function uploadShown({ file, outcome }: ListTakenIn, locals: App.Locals) {
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

/** The rating lists on the server, the progress of an upload, and the players found by a query. */
export const load: PageServerLoad = ({ locals, url }) => {
  const { lists, dailyLists } = locals.app;
  const query = url.searchParams.get('q') ?? '';
  const last = lists.lastTakenIn();
  return {
    query,
    found: asSeen(locals, lists.search(query, { source: null, limit: mostFound })),
    kept: lists.kept(),
    months: lists.months(),
    underWay: lists.underWay(),
    daily: dailyLists.of().map((one) => dailyListLine(one, locals)),
    last: last === null ? null : uploadShown(last, locals),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
