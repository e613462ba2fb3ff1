import {
  reportFiles,
  roundOfFile,
  tournamentFiles,
} from '@rokade/presentation/files/tournament-files.ts';
import { normsQuestion } from '@rokade/presentation/views/norms/norms-question.ts';
import { errorText, nobody } from '@rokade/tables';
import { publishedRounds, reportObjection } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { download } from '#lib/server/files/download.ts';
import { formsFile, isFormsFile } from '#lib/server/files/forms-file.ts';
import { standingsWorkbook, workbookType } from '#lib/server/files/workbook.ts';
import { filledForms } from '#lib/server/norms/filled-forms.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { RequestHandler } from './$types';

/** The tournament's tables and reports as files for download. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const round = roundOfFile(t, url.searchParams.get('round'));
  if (params.file === 'standings.xlsx') {
    const bytes = await standingsWorkbook(t, Math.min(round, publishedRounds(t)), locals.t);
    return download(new Uint8Array(bytes), `${t.id}-${params.file}`, workbookType);
  }
  if (isFormsFile(params.file)) {
    const refusal = reportObjection(t);
    if (refusal !== null) error(409, errorText(locals.t, nobody, refusal));
    return formsFile(params.file, filledForms(t, normsQuestion(url.searchParams)), t.id);
  }
  const make = Object.hasOwn(tournamentFiles, params.file) ? tournamentFiles[params.file] : null;
  const objection = reportFiles.has(params.file) ? reportObjection(t) : null;
  if (objection !== null) error(409, errorText(locals.t, nobody, objection));
  const month = url.searchParams.get('month');
  const board = Number(url.searchParams.get('board')) || null;
  const choices = { round, board, month, rules: url.searchParams.get('rules') };
  const file = make?.({ t, ...choices, say: locals.t, language: locals.language });
  if (!file) error(404, 'no such file');
  return download(
    file.body,
    `${[t.id, month].filter(Boolean).join('-')}-${params.file}`,
    file.type,
  );
};
