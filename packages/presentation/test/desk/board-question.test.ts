import { choiceIn } from '@rokade/presentation/desks/incidents/board-choice.ts';
import type { BoardFacts } from '@rokade/presentation/desks/incidents/board-facts.ts';
import { boardStep } from '@rokade/presentation/desks/incidents/board-question.ts';
import { translator } from '@rokade/texts/all';
import { parsePlayerId } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

function seated(text: string, name: string) {
  const id = parsePlayerId(text);
  if (id === null) throw new Error(text);
  return { id, name };
}

const [ida, bo] = [seated('p1', 'Alm, Ida'), seated('p2', 'Bo, Åge')];
const game = { white: ida, black: bo, play: 'standard', result: null } as const;
const incident = { round: 2, board: 1, player: ida.id, situation: 'telephone' };

const facts: BoardFacts = {
  games: [
    { ...game, round: 3, board: 4 },
    { ...game, round: 2, board: 1 },
  ],
  incidents: [
    { ...incident, round: 1, board: 5, situation: 'late' },
    incident,
    incident,
    { ...incident, player: bo.id },
    { ...incident, round: 3, board: 4 },
  ],
  usualLaws: 'laws-2023',
};

const stepAt = (query: string) =>
  boardStep(facts, { t: translator('en') }, choiceIn(facts, new URLSearchParams(query)));

describe('what was recorded of a player before', () => {
  test('counts in the game, and is told of other games, the newest first', () => {
    const step = stepAt('game=3+4&side=white&situation=telephone');
    expect(step?.earlier).toBe(1);
    expect(step?.elsewhere).toEqual([
      'Earlier in this tournament: round 2, board 1: Telephone rang or was found',
      'Earlier in this tournament: round 2, board 1: Telephone rang or was found',
      'Earlier in this tournament: round 1, board 5: Late or absent',
    ]);
  });

  test('is nobody else’s', () => {
    expect(stepAt('game=3+4&side=black&situation=telephone')?.elsewhere).toHaveLength(1);
    expect(stepAt('game=2+1&side=black&situation=telephone')?.elsewhere).toEqual([]);
  });
});
