import { errorText, nobody } from '@rokade/tables';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => {
  const { isFolder, downloadedAt, roundAt, secondPlace, received } = locals.app.copies.now();
  const { folder = '', copies = [], error = null } = secondPlace ?? {};
  return {
    isFolder,
    downloadedAt,
    roundAt,
    received,
    dataFolder: locals.app.dataDirectory,
    second: {
      folder,
      days: copies.length,
      newest: copies[0] ?? null,
      trouble: error === null ? null : errorText(locals.t, nobody, error),
    },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
