import { type Act, changesWithout, eventRemarks, type Ratings } from '@rokade/ratings';
import {
  actRatingLines,
  adjustmentLine,
  changedLines,
  editionText,
  explainedTables,
  namedActText,
  remarkText,
} from '@rokade/tables';
import { actOfPage } from '#lib/server/ratings/ratings-page.ts';
import { mayDo, mayDoIn } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The data of a rated event besides its groups; null for other acts. */
async function eventFacts(locals: App.Locals, state: Ratings, act: Act) {
  if (act.kind !== 'event') return null;
  const { name, place, firstDay, lastDay, day, abroad, tournament } = act;
  const isSeen = tournament !== '' && (await mayDoIn(locals, 'see-event', tournament));
  return {
    name,
    place,
    firstDay,
    lastDay,
    day,
    abroad,
    tournament: isSeen ? tournament : null,
    remarks: eventRemarks(state, act).map((remark) => ({
      text: remarkText(locals, state, remark),
      article: remark.article,
      person: 'person' in remark ? remark.person : null,
      lacksNumber: remark.code === 'unnumbered',
    })),
    groups: explainedTables(state, act),
  };
}

/** The grounds of a granted rating and who granted it; null for other acts. */
function grantFacts({ t }: App.Locals, act: Act) {
  if (act.kind !== 'grant') return null;
  const { ground, membership, proposedBy, approvedBy } = act;
  return {
    ground: t(`ratings.ground-${ground}`),
    membership: t(`ratings.membership-${membership}`),
    proposedBy: t(`ratings.office-${proposedBy}`),
    approvedBy: approvedBy === null ? '' : t(`ratings.office-${approvedBy}`),
  };
}

/** The greatest number of ratings of a list that are shown. */
const mostShown = 300;

/**
 * The ratings that would be different without an act; null: not asked for, or the reader may not
 * keep ratings.
 */
function withoutIt(locals: App.Locals, state: Ratings, { id }: Act, url: URL) {
  if (!url.searchParams.has('without') || !mayDo(locals, 'keep-ratings', null)) return null;
  const lines = changedLines(state, changesWithout(state, id));
  return { lines: lines.slice(0, mostShown), total: lines.length };
}

/** An act with the ratings it gave and, on request, those that would be different without it. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const state = locals.app.ratings.now();
  const act = actOfPage(locals, params.act);
  const ratingLines = actRatingLines(state, act);
  return {
    version: state.version,
    act: act.id,
    day: act.day,
    edition: act.kind === 'opening' ? '' : editionText(locals.t, act.edition),
    title: namedActText(locals.t, state, act),
    event: await eventFacts(locals, state, act),
    grant: grantFacts(locals, act),
    ratings: { lines: ratingLines.slice(0, mostShown), total: ratingLines.length },
    adjustment: act.kind === 'adjustment' ? adjustmentLine(locals, state, act) : null,
    without: withoutIt(locals, state, act, url),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
