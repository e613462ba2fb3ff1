import { describe, expect, test } from 'vitest';
import { pairBracket } from '../../../../src/pairing/dutch/brackets/pair-bracket.ts';
import type { Float, Pairee } from '../../../../src/pairing/dutch/field/pairee.ts';
import { bracketOf, paireeOf } from '../../dutch/pairee-of.ts';

/** Moved-down players with one resident whom all may meet: all but one of them stay in limbo. */
function pairedMdp(mdps: readonly Pairee[]): number | undefined {
  const players = [...mdps, paireeOf({ no: mdps.length + 1 })].map((player, index) => ({
    ...player,
    index,
  }));
  const paired = pairBracket({
    bracket: { ...bracketOf(players), next: [] },
    rest: [],
    places: mdps.length - 1,
    placesMayStayEmpty: false,
    takesBye: null,
    size: { pairs: 1, downfloaters: mdps.length - 1, countsUnplayed: false },
  });
  const vertex = paired?.mdpCouples[0]?.couple[0];
  return vertex === undefined ? undefined : players[vertex]?.no;
}

const mdp = (no: number, score: number, before: Float = 'level', twoBefore: Float = 'level') =>
  paireeOf({ no, score, floatBefore: before, floatTwoBefore: twoBefore });

describe('who stays in limbo', () => {
  test.each<[string, readonly Pairee[], number]>([
    ['4.4: the first is paired if nothing else matters', [mdp(1, 6), mdp(2, 6), mdp(3, 6)], 1],
    ['C7: the higher score is paired', [mdp(1, 7), mdp(2, 6, 'down')], 1],
    [
      'C18: who floated down in the previous round is kept out of limbo',
      [mdp(1, 6), mdp(2, 6, 'down')],
      2,
    ],
    ['C20: and who did two rounds before', [mdp(1, 6), mdp(2, 6), mdp(3, 6, 'level', 'down')], 3],
    ['C18 before C20', [mdp(1, 6, 'level', 'down'), mdp(2, 6, 'down')], 2],
    ['among those who both floated the first', [mdp(1, 6, 'down'), mdp(2, 6, 'down')], 1],
    ['an upfloat says nothing', [mdp(1, 6), mdp(2, 6, 'up')], 1],
  ])('%s', (_, mdps, expected) => {
    expect(pairedMdp(mdps)).toBe(expected);
  });
});
