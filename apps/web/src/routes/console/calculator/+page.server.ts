import { today } from '#lib/server/register/register-page.ts';
import { calculatorPage } from '#lib/server/tournaments/calculator-page.ts';
import type { PageServerLoad } from './$types';

/** The rating calculator of the public pages, in the console. */
export const load: PageServerLoad = ({ locals, url }) => ({
  calculator: calculatorPage(url, today(locals), locals),
});
