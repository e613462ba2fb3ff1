import { type Contest, publicContest, seasonView } from '@rokade/club';
import { type SeenBy, seasonResults, seasonsOf, trophiesOf } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { contestIdOr404 } from './contest-page.ts';
import { mayDo } from './may-do.ts';

/** What a page about a season is made from: as everybody sees it, or as its desk does. */
export interface SeenSeason {
  readonly season: Contest;
  readonly seenBy: SeenBy;
  readonly organisation: string;
}

/** The season in an address, as far as the reader may see it; else a 404. */
export async function seenSeason(locals: App.Locals, text: string): Promise<SeenSeason> {
  const { contests } = locals.app;
  const id = contestIdOr404(text);
  const [found, owner] = await Promise.all([contests.get(id), contests.belonging(id)]);
  if (!found.ok || !owner.ok || seasonView(found.value) === null) error(404, 'no such season');
  const seesAll = mayDo(locals, 'see-contest', { id, ...owner.value });
  if (!seesAll && !found.value.values.published) error(404, 'store.missing');
  // Who keeps this one alone sees of others what everybody sees.
  const seenBy = mayDo(locals, 'see-contest', { id: '', ...owner.value }) ? 'desk' : 'everybody';
  return { season: found.value, seenBy, organisation: owner.value.organisation };
}

/** A season as a page may say it: visitors are told of nobody who entered and won nothing. */
export const saidOf = ({ season, seenBy }: SeenSeason): Contest =>
  seenBy === 'desk' ? season : publicContest(season);

/** What came of everything in a season, as far as its reader may see it. */
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
