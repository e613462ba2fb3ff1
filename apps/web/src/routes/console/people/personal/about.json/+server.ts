import { personalAt } from '@rokade/server';
import { noteRequest } from '#lib/server/accounts/contact-looks.ts';
import { download } from '#lib/server/files/download.ts';
import { namesInAddress } from '#lib/server/register/names-in-address.ts';
import { seesBooks } from '#lib/server/rights/sees-books.ts';
import type { RequestHandler } from './$types';

/** All data of a person from every book that the reader may see, as a JSON file. */
export const GET: RequestHandler = async ({ locals, url }) => {
  const personal = personalAt(locals.app, seesBooks(locals, 'see'));
  const who = namesInAddress(url);
  const { persons, unreadable } = await personal.find(who);
  await noteRequest(locals, persons);
  const document = { who, books: await personal.about(persons), unreadable };
  return download(`${JSON.stringify(document, null, 2)}\n`, 'person.json', 'application/json');
};
