import { momentOnClock } from '@rokade/presentation/desks/round/moment-on-clock.ts';
import { feeds } from '@rokade/presentation/public/feeds.ts';
import { error } from '@sveltejs/kit';
import { feedAnswer } from '#lib/server/public/feed-answer.ts';
import { notThere, publicPage } from '#lib/server/public/public-page.ts';
import type { RequestHandler } from './$types';

/** The feeds for calendars, news readers and broadcasts, which fetch them regularly. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const make = Object.hasOwn(feeds, params.file) ? feeds[params.file] : undefined;
  if (make === undefined) error(404, 'no such feed');
  const { t } = await publicPage(locals, params.id);
  const journal = await locals.app.tournaments.journal(t.id);
  if (!journal.ok) return notThere(journal.error);
  const entries = journal.value;
  const publishedAt = new Map(
    entries.flatMap(({ event, at }) =>
      event.kind === 'round-published' ? [[event.round, at] as const] : [],
    ),
  );
  const hall = locals.app.hall();
  return feedAnswer(
    make({
      t,
      page: `${url.origin}/t/${t.id}`,
      self: url.origin + url.pathname,
      changedAt: entries.at(-1)?.at ?? '',
      publishedAt,
      momentOf: (hallTime) => momentOnClock(hallTime, hall.at),
      say: locals.t,
    }),
  );
};
