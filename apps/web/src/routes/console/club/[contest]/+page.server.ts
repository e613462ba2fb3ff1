import { type Contest, type SeasonView, seasonView } from '@rokade/club';
import {
  contestOfItem,
  itemToBegin,
  newChallengeId,
  newEntryId,
  newItemId,
  newLegId,
} from '@rokade/server';
import { championsToTake, trophiesFor } from '#lib/server/club/champions-to-take.ts';
import { contestDay, loadContest } from '#lib/server/club/contest-page.ts';
import { contestPeople } from '#lib/server/club/contest-people.ts';
import { eveningPlayed, eveningsToTake } from '#lib/server/club/evening-played.ts';
import { leadersOfSeason } from '#lib/server/club/leaders-of-season.ts';
import { offeredMembers } from '#lib/server/club/members-of-season.ts';
import { booksOf, booksSeen } from '#lib/server/club/season-books.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The pages of the books of a programme in the console, by item. */
const consolePages = (items: SeasonView['items']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    items.flatMap(({ item, book }) =>
      book === null ? [] : [[item as string, `${consolePlaces[book.kind]}/${book.id}`]],
    ),
  );

/** Where the books of each kind stand in the console. */
const consolePlaces = {
  tournament: '/console',
  event: '/console/events',
  contest: '/console/club',
} as const;

/** The items of a season that have no book yet and that its rules play as something, with what is made of each. */
async function itemsToBegin(locals: App.Locals, season: Contest, { items }: SeasonView) {
  if (!mayDo(locals, 'make-event', null)) return [];
  const found = await Promise.all(
    items
      .filter(({ book }) => book === null)
      .map(({ item }) => itemToBegin(locals.app, { season: season.id, item })),
  );
  return found.flatMap((one) => {
    if (!one.ok || one.value.playedAs === undefined) return [];
    const { item } = one.value;
    return [{ item: item.item as string, name: item.name, contest: contestOfItem(one.value) }];
  });
}

/** The data of a competition's page in the console. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const contest = await loadContest(locals, params);
  const season = seasonView(contest);
  const owner = season === null ? null : await locals.app.contests.belonging(contest.id);
  const books = owner?.ok === true ? await booksOf(locals, owner.value.organisation) : [];
  return {
    contest,
    today: contestDay(locals),
    books: booksSeen(locals, books).map(({ kind, id, name }) => ({
      value: JSON.stringify({ kind, id }),
      text: name,
    })),
    toBegin: season === null ? [] : await itemsToBegin(locals, contest, season),
    pages: season === null ? {} : consolePages(season.items),
    leaders: season === null ? {} : await leadersOfSeason(locals, contest),
    plan: url.searchParams.get('plan') ?? '',
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
