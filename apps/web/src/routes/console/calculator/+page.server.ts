import { calculatorPage } from '#lib/server/calculator-page.ts';
import { today } from '#lib/server/register-page.ts';
import type { PageServerLoad } from './$types';

/** The calculator of the public pages, at the desk. */
export const load: PageServerLoad = ({ locals, url }) => ({
  calculator: calculatorPage(url, today(locals), locals),
});
