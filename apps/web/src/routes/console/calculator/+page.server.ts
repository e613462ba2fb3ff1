import { calculatorPage } from '@rokade/presentation/views/calculator/calculator-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/** The rating calculator of the public pages, in the console. */
export const load: PageServerLoad = ({ locals, url }) => ({
  calculator: calculatorPage(url.searchParams, today(locals), locals),
});
