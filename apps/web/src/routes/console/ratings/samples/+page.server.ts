import { sampleCheck } from '@rokade/ratings';
import { isDay } from '@rokade/rules';
import { sampleLines } from '@rokade/tables';
import { today } from '#lib/server/register-page.ts';
import type { PageServerLoad } from './$types';

const usual = 5;
const most = 100;

/** Some events drawn by lot; nothing is drawn until it is asked for. */
export const load: PageServerLoad = ({ locals, url }) => {
  const asked = (name: string): string => url.searchParams.get(name) ?? '';
  const day = isDay(asked('day')) ? asked('day') : today(locals);
  const seed = asked('seed');
  const size = Math.min(most, Math.max(1, Math.trunc(Number(asked('size'))) || usual));
  const state = locals.app.ratings.now();
  return {
    day,
    seed,
    size,
    lines: seed === '' ? null : sampleLines(locals, state, sampleCheck(state, { seed, size, day })),
  };
};
