import type { RatingRow } from '@rokade/tables';
import { viewStatistics } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';
import { changesPicture, coloursPicture, reachPicture } from '../src/views/picture/row-pictures.ts';

describe('the picture of who can still win', () => {
  const line = (name: string, best: number, worst: number, halfPoints = 4, most = 2) => ({
    player: { name },
    reach: { best, worst, halfPoints, most },
  });

  it('has everybody who can still be first, and the first three, with what they have and can get', () => {
    const picture = reachPicture([
      line('Bo', 1, 2, 7, 2),
      line('Ida', 1, 3, 5, 4),
      line('Jens', 2, 4, 4, 0),
      line('Anna', 3, 4, 2, 2),
    ]);
    expect(picture?.rows).toEqual([
      {
        label: 'Bo',
        text: '3½–4½',
        parts: [
          { from: 0, to: 3.5, fill: 'solid' },
          { from: 3.5, to: 4.5, fill: 'striped' },
        ],
      },
      {
        label: 'Ida',
        text: '2½–4½',
        parts: [
          { from: 0, to: 2.5, fill: 'solid' },
          { from: 2.5, to: 4.5, fill: 'striped' },
        ],
      },
      {
        label: 'Jens',
        text: '2',
        parts: [
          { from: 0, to: 2, fill: 'solid' },
          { from: 2, to: 2, fill: 'hollow' },
        ],
      },
    ]);
    expect(picture?.ticks.map(({ text }) => text)).toEqual(['0', '2', '4', '6']);
  });

  it('tells players apart who can all still get to every place', () => {
    const picture = reachPicture([line('Bo', 1, 9, 8, 6), line('Ida', 1, 9, 3, 6)]);
    const [first, second] = picture?.rows ?? [];
    expect(first?.parts).not.toEqual(second?.parts);
  });

  it.each([
    ['all is settled', [line('Bo', 1, 1), line('Ida', 2, 2)]],
    ['no places are said', [{ player: { name: 'Bo' }, reach: null }]],
    ['nobody plays', []],
  ])('is none where %s', (_, lines) => {
    expect(reachPicture(lines)).toBeNull();
  });
});

describe('the picture of rating changes', () => {
  const row = (name: string, change: number | null) =>
    ({ player: { name }, change }) as unknown as RatingRow;

  it('goes from the greatest rise to the greatest fall', () => {
    const picture = changesPicture([
      row('Bo', -7),
      row('Ida', 0),
      row('Jens', 12),
      row('Anna', null),
    ]);
    expect(picture?.rows).toEqual([
      { label: 'Jens', text: '+12', parts: [{ from: 0, to: 12, fill: 'solid' }] },
      { label: 'Bo', text: '−7', parts: [{ from: -7, to: 0, fill: 'striped' }] },
    ]);
    expect(picture?.ticks.map(({ text }) => text)).toContain('0');
  });

  it('leaves out the middle of many', () => {
    const many = Array.from({ length: 40 }, (_, index) => row(`p${index}`, index + 1));
    const shown = changesPicture(many)?.rows.map(({ text }) => text);
    expect(shown).toHaveLength(12);
    expect([shown?.[0], shown?.at(-1)]).toEqual(['+40', '+1']);
  });

  it('is none where nothing changed', () => {
    expect(changesPicture([row('Bo', 0)])).toBeNull();
  });
});

describe('the picture of results by colour', () => {
  it('has the shares of each round that was played', () => {
    const statistics = viewStatistics(whiteWinsAll(started(8)).state, 1);
    expect(coloursPicture(statistics, (round) => `Round ${round}`)?.rows).toEqual([
      {
        label: 'Round 1',
        text: '4 : 0',
        parts: [
          { from: 0, to: 1, fill: 'hollow' },
          { from: 1, to: 1, fill: 'striped' },
          { from: 1, to: 1, fill: 'dark' },
        ],
      },
    ]);
  });

  it('is none before a game is played', () => {
    expect(coloursPicture(viewStatistics(started(8).state, 1), String)).toBeNull();
  });
});
