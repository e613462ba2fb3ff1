import { today } from '#lib/server/register/register-page.ts';
import { calculatorPage } from '#lib/server/tournaments/calculator-page.ts';
import type { PageServerLoad } from './$types';

/** The public rating calculator; nothing that is typed is stored. */
export const load: PageServerLoad = ({ locals, url }) => ({
  calculator: calculatorPage(url, today(locals), locals),
});
