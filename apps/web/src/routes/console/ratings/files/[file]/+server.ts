import { ratingLists } from '@rokade/presentation/desks/ratings/rating-lists.ts';
import { csvFile } from '@rokade/presentation/files/csv-file.ts';
import { ratingListColumns } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { download } from '#lib/server/files/download.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { RequestHandler } from './$types';

/** A rating list as a CSV file. */
export const GET: RequestHandler = ({ locals, params: { file }, url }) => {
  if (file !== 'ratings.csv') error(404, 'no such file');
  const { lines, list, day } = ratingLists(locals.app.ratings.now(), url, today(locals));
  const { body, type } = csvFile(locals, ratingListColumns(locals.t), lines);
  return download(body, `ratings-${list}-${day}.csv`, type);
};
