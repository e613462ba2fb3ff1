import { languages } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { momentText } from '../src/index.ts';

const utc = '2026-11-29T23:30:00.000Z';

it.each(languages)('a moment is told by the hall’s clock, wherever it is read (%s)', (language) => {
  const inHall = momentText({ language, timeZone: 'Europe/Copenhagen' }, utc);
  expect(inHall).toMatch(/30\D.*0?0[:.]30/);
  expect(momentText({ language, timeZone: 'America/New_York' }, utc)).toMatch(/29\D.*18[:.]30/);
});
