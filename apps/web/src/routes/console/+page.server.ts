import { nestedTournaments } from '@rokade/presentation/views/list/nested-tournaments.ts';
import { filtersInAddress, type ImportedFile } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import { tellAction } from '#lib/server/forms/tell.ts';
import { othersAmong } from '#lib/server/house/desk.ts';
import { demoOf } from '#lib/server/house/one-demo.ts';
import { problemsSeen } from '#lib/server/house/problems.ts';
import { eventsSeen, mayDo } from '#lib/server/rights/may-do.ts';
import { searchedOwn } from '#lib/server/tournaments/listed-tournaments.ts';
import type { PageServerLoad } from './$types';

/**
 * The reader's tournaments, current or archived, the last changed first, with the damaged ones in a
 * list of their own.
 */
export const load: PageServerLoad = async ({ locals, url }) => {
  const { tournaments } = locals.app;
  const filters = filtersInAddress(url.searchParams);
  const only = eventsSeen(locals, 'see-boards');
  const found = await searchedOwn(locals.app, filters, only);
  const listed = found.tournaments.filter(({ damaged }) => damaged === null);
  const events = listed.some(({ group }) => group !== '') ? await locals.app.events.list() : [];
  const seen = events.filter((one) => one.damaged === null && mayDo(locals, 'see-event', one));
  const archived = await tournaments.page({ only, archived: true, most: 1 });
  return {
    filters,
    names: await othersAmong(locals, found.tournaments),
    found: { ...found, tournaments: nestedTournaments(listed, seen) },
    hasArchive: archived.total > 0,
    hasDemo: (await demoOf(tournaments)) !== null,
    damaged: (await tournaments.damaged()).filter((one) => mayDo(locals, 'see-event', one)),
    problems: await problemsSeen(locals),
    /** The path of the data directory; null: the reader may not keep the server's organisations. */
    dataDirectory: mayDo(locals, 'keep-organisations', null) ? locals.app.dataDirectory : null,
    version: locals.app.version,
    /** Whether the house is for an open, which is made as an event with its groups. */
    isOpen: locals.app.installation.now().purpose === 'open',
  };
};

/** The greatest number of remarks on an imported file that are shown. */
const mostRemarks = 20;

const isTakenFile = (answer: object): answer is ImportedFile => 'losses' in answer;

/**
 * The remarks on an imported file, for the page. Without remarks, redirects to its tournament;
 * null: the answer is not about an import.
 */
function takenFile(answer: object) {
  if (!isTakenFile(answer)) return null;
  const { id, losses, remarks, differing } = answer;
  if (losses.length + remarks.length + differing.length === 0) redirect(303, `/console/${id}`);
  return { ...answer, remarks: remarks.slice(0, mostRemarks), odd: remarks.length };
}

export const actions = tellAction((_, answer) => takenFile(answer));
