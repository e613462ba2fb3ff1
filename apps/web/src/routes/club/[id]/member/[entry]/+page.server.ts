import { entryName } from '@rokade/club';
import { type Member, yearOfMember } from '@rokade/presentation/public/year-of-member.ts';
import { error } from '@sveltejs/kit';
import {
  allSeasons,
  resultsOf,
  type SeenSeason,
  seenSeason,
  shownSeason,
} from '#lib/server/club/season-page.ts';
import type { PageServerLoad } from './$types';

/** What a member entered, won and played in one season. */
async function yearIn(locals: App.Locals, seen: SeenSeason, who: Member) {
  return yearOfMember(shownSeason(seen), await resultsOf(locals, seen), who);
}

/** A member's page: this season, and the club's other seasons in which they took part. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const seen = await seenSeason(locals, params.id);
  const shown = shownSeason(seen);
  const entry = shown.entries.find(({ id }) => id === params.entry);
  if (entry === undefined) error(404, 'no such member');
  const { name, person } = entry.values;
  const seasons = await allSeasons(locals, seen);
  const years = await Promise.all(
    seasons.map((season) => yearIn(locals, { ...seen, season }, { name, person })),
  );
  return {
    id: shown.id as string,
    title: shown.values.name,
    name: entryName(shown, entry.id),
    years: years.filter(({ rows, entered, won }) => rows.length + entered.length + won.length > 0),
  };
};
