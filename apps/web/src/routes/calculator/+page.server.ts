import { calculatorPage } from '#lib/server/calculator-page.ts';
import { today } from '#lib/server/register-page.ts';
import type { PageServerLoad } from './$types';

/** What results would bring, for everybody; nothing of it is kept. */
export const load: PageServerLoad = ({ locals, url }) => ({
  calculator: calculatorPage(url, today(locals), locals),
});
