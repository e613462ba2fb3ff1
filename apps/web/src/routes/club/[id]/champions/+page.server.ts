import { publicContest } from '@rokade/club';
import { championsBySection } from '@rokade/tables';
import { allSeasons, allTrophies, seenSeason } from '#lib/server/club/season-page.ts';
import type { PageServerLoad } from './$types';

/** The winners of all years, from all seasons and trophies of the club that the reader may see. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const seen = await seenSeason(locals, params.id);
  const seasons = (await allSeasons(locals, seen)).map(publicContest);
  return {
    id: seen.season.id as string,
    name: seen.season.values.name,
    sections: championsBySection(seasons),
    trophies: (await allTrophies(locals, seen)).map(publicContest),
  };
};
