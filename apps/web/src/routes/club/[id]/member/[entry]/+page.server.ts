import { type Contest, entryName, seasonView, yearOf } from '@rokade/club';
import { ownYearRows } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import {
  allSeasons,
  resultsOf,
  type SeenSeason,
  saidOf,
  seenSeason,
} from '#lib/server/club/season-page.ts';
import type { PageServerLoad } from './$types';

interface Who {
  readonly name: string;
  readonly person: string;
}

/** What a member entered, won and played in one season. */
async function yearIn(locals: App.Locals, seen: SeenSeason, who: Who) {
  const said: Contest = saidOf(seen);
  const own = said.entries.filter(({ values }) => values.name === who.name).map(({ id }) => id);
  const items = seasonView(said)?.items ?? [];
  const year = yearOf(await resultsOf(locals, seen), who);
  return {
    season: said.id as string,
    name: said.values.name,
    rows: year === undefined ? [] : ownYearRows(year),
    entered: items
      .filter(({ entered }) => own.some((id) => entered.includes(id)))
      .map(({ name }) => name),
    won: items
      .filter(({ champions }) => own.some((id) => champions.includes(id)))
      .map(({ name }) => name),
  };
}

/** A member's page: this season, and the club's other seasons in which they took part. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const seen = await seenSeason(locals, params.id);
  const said = saidOf(seen);
  const entry = said.entries.find(({ id }) => id === params.entry);
  if (entry === undefined) error(404, 'no such member');
  const { name, person } = entry.values;
  const seasons = await allSeasons(locals, seen);
  const years = await Promise.all(
    seasons.map((season) => yearIn(locals, { ...seen, season }, { name, person })),
  );
  return {
    id: said.id as string,
    title: said.values.name,
    name: entryName(said, entry.id),
    years: years.filter(({ rows, entered, won }) => rows.length + entered.length + won.length > 0),
  };
};
