import { tieBreakExplanation } from '@rokade/presentation/views/standings/tie-break-explanation.ts';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import { playerId, started, tournamentOf } from '../../../test/tournament/played-journal.ts';

describe('tieBreakExplanation', () => {
  const t = tournamentOf([
    ...started,
    { kind: 'enter-result', round: 1, board: 1, result: { kind: 'played', white: 2, black: 0 } },
    { kind: 'enter-result', round: 1, board: 2, result: { kind: 'played', white: 1, black: 1 } },
  ]);
  const locale = { language: 'en', t: translator('en') } as const;

  it('adds Sonneborn-Berger up line by line', () => {
    const winner = t.rounds[0]?.games[0]?.white ?? playerId('a');
    const loser = t.rounds[0]?.games[0]?.black ?? playerId('b');
    const name = t.players.find(({ id }) => id === loser)?.details.name;
    const explanation = tieBreakExplanation(
      t,
      { player: winner, code: 'DSU-SB', round: 1 },
      locale,
    );
    expect(explanation?.lines.map(({ text }) => text)).toEqual([
      'The points of the opponents beaten, and half the points of those drawn with.',
      `Round 1: ${name}, 0 × 1 = 0`,
      'Together 0',
    ]);
    expect(explanation?.lines.at(-1)?.article).toBe('DSU 2002 4.14.1');
  });

  it('knows no tie-break that the tournament does not use', () => {
    expect(
      tieBreakExplanation(t, { player: playerId('a'), code: 'BH', round: 1 }, locale),
    ).toBeNull();
  });
});
