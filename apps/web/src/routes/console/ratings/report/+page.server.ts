import { byWaiting, reportState } from '@rokade/presentation/desks/ratings/report-state.ts';
import { ratingRegisterRules, registerRulesOn } from '@rokade/rules';
import {
  type DaysOfPlay,
  nameWithGroup,
  parseTournamentId,
  type TournamentId,
} from '@rokade/tournament';
import { loadEvent } from '#lib/server/events/event-page.ts';
import { reportedTournaments } from '#lib/server/ratings/reported-tournaments.ts';
import { today } from '#lib/server/register/register-page.ts';
import { eventsSeen, mayDoIn } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The tournaments named in the address, and the calculation of each that was registered. */
interface Marks {
  readonly chosen: readonly TournamentId[];
  readonly reported: ReadonlyMap<string, string>;
}

/** The greatest number of tournaments offered. */
const most = 30;

/** The tournaments among these ids that the reader may see. */
async function seenAmong(
  locals: App.Locals,
  texts: readonly string[],
): Promise<readonly TournamentId[]> {
  const seen = await Promise.all(texts.map((text) => mayDoIn(locals, 'see-event', text)));
  return texts.flatMap((text, index) => (seen[index] ? (parseTournamentId(text) ?? []) : []));
}

/** The tournaments in the address, or the groups of its event, which may count as one (§65e). */
async function namedIn(locals: App.Locals, url: URL) {
  const event = url.searchParams.get('event');
  if (event === null) return { groups: url.searchParams.getAll('tournament'), asOne: false };
  const { groups, invitation } = await loadEvent(locals, { event });
  return { groups, asOne: invitation.combinationCounts === 'one' };
}

const noDays: DaysOfPlay = { first: '', last: '' };

/** The days of the event of each tournament that is a group of one, by the tournament's id. */
async function daysOfEvents({
  events,
}: App.Locals['app']): Promise<ReadonlyMap<string, DaysOfPlay>> {
  const summaries = (await events.list()).flatMap(({ summary }) => summary ?? []);
  return new Map(
    summaries.flatMap(({ groups, firstDay, lastDay }) =>
      groups.map((group) => [group, { first: firstDay, last: lastDay }] as const),
    ),
  );
}

/** The tournaments as the queue of the office: what each lacks, those that wait longest first. */
async function listed(
  { app }: App.Locals,
  tournaments: Awaited<ReturnType<App.Locals['app']['tournaments']['page']>>['tournaments'],
  { chosen, reported }: Marks,
) {
  const eventDays = await daysOfEvents(app);
  const lines = await Promise.all(
    tournaments
      .filter(({ damaged }) => damaged === null)
      .map(async ({ id, name, group, firstDate }) => {
        const read = reported.has(id) ? null : await app.tournaments.get(id);
        return {
          id: id as string,
          name: nameWithGroup({ name, group }),
          chosen: chosen.includes(id),
          reported: reported.get(id) ?? null,
          ...(read?.ok === true
            ? reportState(read.value, eventDays.get(id) ?? noDays)
            : { sentOn: '', days: { first: firstDate.slice(0, 10), last: '' }, gaps: [] }),
        };
      }),
  );
  return lines.toSorted(byWaiting);
}

/**
 * The tournaments that can be reported: those in the address, else the finished ones; in both cases
 * only those that match the query.
 */
export const load: PageServerLoad = async ({ locals, url }) => {
  const { app } = locals;
  const named = await namedIn(locals, url);
  const ids = await seenAmong(locals, named.groups);
  const query = url.searchParams.get('q') ?? '';
  const only =
    ids.length > 0 ? { isPublic: false, ids, organisations: [] } : eventsSeen(locals, 'see-event');
  const found = await app.tournaments.page({
    states: ids.length > 0 ? ['upcoming', 'running', 'finished'] : ['finished'],
    search: query,
    order: 'newest-day',
    only,
    most,
  });
  const reported = reportedTournaments(app);
  return {
    version: app.ratings.now().version,
    query,
    asOne: named.asOne,
    own: url.searchParams.has('own'),
    article: `${registerRulesOn(today(locals)).document} 4.5.4.3`,
    today: today(locals),
    tournaments: await listed(locals, found.tournaments, { chosen: ids, reported }),
    editions: ratingRegisterRules.map(({ edition }) => edition),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
