import { type Contest, publicContest, seasonView } from '@rokade/club';
import { type SeenBy, seasonResults, seasonsOf, trophiesOf } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { mayDo } from '../rights/may-do.ts';
import { contestIdOr404 } from './contest-page.ts';

/** The data for a page about a season, and whether it is for the public or for the desk. */
export interface SeenSeason {
  readonly season: Contest;
  readonly seenBy: SeenBy;
  readonly organisation: string;
}

/** The season in an address; error 404 if there is none or the reader may not see it. */
export async function seenSeason(locals: App.Locals, text: string): Promise<SeenSeason> {
  const { contests } = locals.app;
  const id = contestIdOr404(text);
  const [found, owner] = await Promise.all([contests.get(id), contests.belonging(id)]);
  if (!found.ok || !owner.ok || seasonView(found.value) === null) error(404, 'no such season');
  const seesAll = mayDo(locals, 'see-contest', { id, ...owner.value });
  if (!seesAll && !found.value.values.published) error(404, 'store.missing');
  // A right for this competition alone opens no other: of those, only the public ones are shown.
  const seenBy = mayDo(locals, 'see-contest', { id: '', ...owner.value }) ? 'desk' : 'everybody';
  return { season: found.value, seenBy, organisation: owner.value.organisation };
}

/** A season as a page may show it. The public does not see entries that won nothing. */
export const shownSeason = ({ season, seenBy }: SeenSeason): Contest =>
  seenBy === 'desk' ? season : publicContest(season);

/** The results of all items of a season, as far as its reader may see them. */
export const resultsOf = ({ app }: App.Locals, { season, seenBy }: SeenSeason) =>
  seasonResults(app, season, seenBy);

/** This season and all others of the organisation that the reader may see, the newest first. */
export const allSeasons = ({ app }: App.Locals, { organisation, seenBy }: SeenSeason) =>
  seasonsOf(app, organisation, seenBy);

/** The trophies of the organisation that the reader may see. */
export const allTrophies = async (
  { app, language }: App.Locals,
  { organisation, seenBy }: SeenSeason,
) => inAlphabet(language, await trophiesOf(app, organisation, seenBy), ({ values }) => values.name);
