import { playerWorkings } from '@rokade/presentation/views/standings/tie-break-explanation.ts';
import { whatIf } from '@rokade/presentation/views/what-if/what-if.ts';
import { translator } from '@rokade/texts/all';
import type { Command } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { playerId, started, tournamentOf } from '../../../test/tournament/played-journal.ts';

const locale = { language: 'en', t: translator('en') } as const;

/** One round of one, the winner getting the title and the last going down. */
const lastRound: readonly Command[] = [
  ...started,
  {
    kind: 'change-settings',
    changes: { roundsPlanned: 1, marks: { title: true, promotion: 0, relegation: 1 } },
  },
];

const viewOf = (query: string, commands = lastRound) =>
  whatIf(tournamentOf(commands), new URLSearchParams(query), 'en');

describe('what if the open games end so', () => {
  it('offers every open game and says what is still possible', () => {
    const view = viewOf('');
    expect(view?.boards.map(({ field, chosen }) => [field, chosen])).toEqual([
      ['1-1', ''],
      ['1-2', ''],
    ]);
    expect(view?.supposed).toBe(false);
    expect(view?.lines.map(({ places }) => places)).toEqual(['1–4', '1–4', '1–4', '1–4']);
  });

  it('gives the standings that an address asks for, beside the places of now', () => {
    const view = viewOf('1-1=white&1-2=draw');
    expect(view?.lines.map(({ halfPoints, now }) => [halfPoints, now])).toEqual([
      [2, '1–4'],
      [1, '1–4'],
      [1, '1–4'],
      [0, '1–4'],
    ]);
    expect(view?.lines[0]?.certain).toEqual([
      { about: 'title', standing: 'clinched' },
      { about: 'relegation', standing: 'out-of-reach' },
    ]);
    expect(view?.lines[3]?.certain.at(-1)).toEqual({ about: 'relegation', standing: 'clinched' });
  });

  it('takes no notice of what makes no sense', () => {
    expect(viewOf('1-1=nobody&9-9=white&x=draw')).toEqual(viewOf(''));
  });

  it('has nothing to show before the first round', () => {
    expect(viewOf('', started.slice(0, 3))).toBeNull();
  });
});

describe('how tie-breaks came about', () => {
  const t = tournamentOf(started);

  it('each value with its sum, for one player or for all in the order of the standings', () => {
    const [one, ...others] = playerWorkings(t, { player: playerId('c'), round: 1 }, locale);
    expect(others).toEqual([]);
    expect(one?.player.name).toBe('Krüger, Jens');
    expect(one?.workings.map(({ code }) => code)).toEqual(['DSU-AK', 'DSU-SB']);
    expect(one?.workings.every(({ lines, value }) => lines.length > 1 && value !== '')).toBe(true);
    expect(playerWorkings(t, { player: null, round: 1 }, locale)).toHaveLength(4);
  });

  it('nothing for somebody who does not play', () => {
    expect(playerWorkings(t, { player: playerId('nobody'), round: 1 }, locale)).toEqual([]);
  });
});
