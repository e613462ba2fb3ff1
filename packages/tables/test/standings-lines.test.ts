import { viewStandings } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';
import { rankTexts } from '../src/say/rank-text.ts';
import { standingsLines } from '../src/standings-line.ts';

it('each line of the standings has the place of its own row', () => {
  const { rows } = viewStandings(whiteWinsAll(started(6)).state);
  const ranks = standingsLines({ rows }, 'en').map(({ rank }) => rank);
  expect(ranks).toEqual(rankTexts(rows));
  expect(new Set(ranks).size).toBeGreaterThan(1);
});
