import { sampleCheck } from '@rokade/ratings';
import { isDay } from '@rokade/rules';
import { sampleLines } from '@rokade/tables';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

const usual = 5;
const most = 100;

/** A random sample of rated events, once the address asks for one. */
export const load: PageServerLoad = ({ locals, url }) => {
  const parameter = (name: string): string => url.searchParams.get(name) ?? '';
  const day = isDay(parameter('day')) ? parameter('day') : today(locals);
  const seed = parameter('seed');
  const size = Math.min(most, Math.max(1, Math.trunc(Number(parameter('size'))) || usual));
  const state = locals.app.ratings.now();
  return {
    day,
    seed,
    size,
    lines: seed === '' ? null : sampleLines(locals, state, sampleCheck(state, { seed, size, day })),
  };
};
