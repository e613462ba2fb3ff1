import { seasonView } from '@rokade/club';
import { newChallengeId, newEntryId, newItemId, newLegId } from '@rokade/server';
import { championsToTake, trophiesFor } from '#lib/server/club/champions-to-take.ts';
import { contestDay, loadContest } from '#lib/server/club/contest-page.ts';
import { contestPeople } from '#lib/server/club/contest-people.ts';
import { eveningPlayed, eveningsToTake } from '#lib/server/club/evening-played.ts';
import { offeredMembers } from '#lib/server/club/members-of-season.ts';
import { booksOf, booksSeen } from '#lib/server/club/season-books.ts';
import type { PageServerLoad } from './$types';

/** The data of a competition's page in the console. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const contest = await loadContest(locals, params);
  const owner =
    seasonView(contest) === null ? null : await locals.app.contests.belonging(contest.id);
  const books = owner?.ok === true ? await booksOf(locals, owner.value.organisation) : [];
  return {
    contest,
    today: contestDay(locals),
    books: booksSeen(locals, books).map(({ kind, id, name }) => ({
      value: JSON.stringify({ kind, id }),
      text: name,
    })),
    toTake: await eveningsToTake(locals, contest),
    played: await eveningPlayed(locals, contest, url.searchParams),
    champions: await championsToTake(locals, contest, url.searchParams),
    members: await offeredMembers(locals, { kind: 'contest', id: contest.id }),
    people: contestPeople(locals, contest, url.searchParams.get('q') ?? ''),
    /** The ids of the objects that this page's forms create. */
    newIds: {
      challenge: newChallengeId() as string,
      entry: newEntryId() as string,
      item: newItemId() as string,
      leg: newLegId() as string,
    },
    trophies: owner === null ? [] : await trophiesFor(locals, contest),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
