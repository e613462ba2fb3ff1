import { divisionForms } from '@rokade/presentation/desks/leagues/division-norms.ts';
import { ratingChoiceIn, ratingFiles } from '@rokade/presentation/desks/leagues/league-rating.ts';
import { normsQuestion } from '@rokade/presentation/views/norms/norms-question.ts';
import { error } from '@sveltejs/kit';
import { download } from '#lib/server/files/download.ts';
import { formsFile, isFormsFile } from '#lib/server/files/forms-file.ts';
import { divisionIn, loadLeague } from '#lib/server/leagues/league-page.ts';
import type { RequestHandler } from './$types';

/** The rating report of a league, and FIDE's forms of a division, as files for download. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const league = await loadLeague(locals, params);
  if (isFormsFile(params.file)) {
    const { id } = divisionIn(league, { division: url.searchParams.get('division') ?? '' });
    const forms = divisionForms(league, id, normsQuestion(url.searchParams));
    return formsFile(params.file, forms, `${league.id}-${id}`);
  }
  const make = Object.hasOwn(ratingFiles, params.file) ? ratingFiles[params.file] : undefined;
  if (make === undefined) error(404, 'no such file');
  const choice = ratingChoiceIn(url.searchParams);
  const { body, type } = make(locals, league, choice);
  return download(body, [league.id, choice.month, params.file].filter(Boolean).join('-'), type);
};
