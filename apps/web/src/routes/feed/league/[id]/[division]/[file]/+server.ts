import { momentOnClock } from '@rokade/presentation/desks/round/moment-on-clock.ts';
import { leagueFeeds, resultTimes } from '@rokade/presentation/public/league/league-feeds.ts';
import { error } from '@sveltejs/kit';
import { feedAnswer } from '#lib/server/public/feed-answer.ts';
import { shownDivision } from '#lib/server/public/shown-league.ts';
import type { RequestHandler } from './$types';

/** The feeds of a division for calendars and news readers, which fetch them regularly. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const make = Object.hasOwn(leagueFeeds, params.file) ? leagueFeeds[params.file] : undefined;
  if (make === undefined) error(404, 'no such feed');
  const { league, division, now } = await shownDivision(locals, params);
  const journal = await locals.app.leagues.journal(league.id);
  if (!journal.ok) error(404, journal.error.code);
  const hall = locals.app.hall();
  return feedAnswer(
    make({
      league,
      division,
      page: `${url.origin}/league/${league.id}`,
      self: url.origin + url.pathname,
      changedAt: journal.value.at(-1)?.at ?? '',
      resultAt: resultTimes(journal.value),
      momentOf: (hallTime) => momentOnClock(hallTime, hall.at),
      now,
      reading: locals,
    }),
  );
};
