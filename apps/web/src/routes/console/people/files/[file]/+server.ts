import {
  continentalCsv,
  makeRegisterCsv,
  makeRegisterJson,
  plainCsv,
  registerListHeadings,
} from '@rokade/formats';
import { registerLines } from '@rokade/register';
import { error } from '@sveltejs/kit';
import { noteContact } from '#lib/server/accounts/contact-looks.ts';
import { download } from '#lib/server/files/download.ts';
import { asSeen } from '#lib/server/players/births.ts';
import { registerReader, today } from '#lib/server/register/register-page.ts';
import type { RequestHandler } from './$types';

/** The register as a file for download, with the data that the reader may see. */
export const GET: RequestHandler = async ({ locals, params: { file } }) => {
  const reader = registerReader(locals);
  const all = registerLines(locals.app.register.now(), { reader, day: today(locals) });
  const lines = asSeen(locals, all);
  const everybody = lines.map(({ values }) => ({ person: null, values }));
  if (['people.json', 'people.csv'].includes(file)) await noteContact(locals, everybody, 'file');
  if (file === 'people.json') return download(makeRegisterJson(lines), file, 'application/json');
  if (file !== 'people.csv') error(404, 'no such file');
  const headings = registerListHeadings(lines).map(
    (field) => locals.t.find(`field.${field}`, {}) ?? field,
  );
  const style = locals.language === 'en' ? plainCsv : continentalCsv;
  return download(`\uFEFF${makeRegisterCsv(lines, headings, style)}`, file, 'text/csv');
};
