import { actFacts, grantFacts, ratedEvent } from '@rokade/presentation/desks/ratings/act-facts.ts';
import { type Act, changesWithout, type Ratings } from '@rokade/ratings';
import {
  actRatingLines,
  adjustmentLine,
  changedLines,
  editionText,
  explainedTables,
  namedActText,
} from '@rokade/tables';
import { actOfPage } from '#lib/server/ratings/ratings-page.ts';
import { mayDo, mayDoIn } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The data of a rated event besides its groups; null for other acts. */
async function eventFacts(locals: App.Locals, state: Ratings, act: Act) {
  if (act.kind !== 'event') return null;
  const isSeen = act.tournament !== '' && (await mayDoIn(locals, 'see-event', act.tournament));
  return {
    ...ratedEvent(locals, state, { act, isSeen }),
    groups: explainedTables(state, act),
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
  const event = await eventFacts(locals, state, act);
  return {
    version: state.version,
    act: act.id,
    title: namedActText(locals.t, state, act),
    event,
    facts: actFacts(locals, {
      day: act.day,
      edition: act.kind === 'opening' ? '' : editionText(locals.t, act.edition),
      event,
      grant: grantFacts(locals, act),
      adjustment: act.kind === 'adjustment' ? adjustmentLine(locals, state, act) : null,
    }),
    ratings: { lines: ratingLines.slice(0, mostShown), total: ratingLines.length },
    without: withoutIt(locals, state, act, url),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
