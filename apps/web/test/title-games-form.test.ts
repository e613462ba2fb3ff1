import { describe, expect, test } from 'vitest';
import { actOfForm } from '../src/lib/server/act-of-form.ts';

const act = (said: Readonly<Record<string, string>>) => {
  const form = new FormData();
  const all = { act: 'title-played', winner: 'ida', when: '2026-12-01', ...said };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return actOfForm(form);
};

const noted = { kind: 'title-played', winner: 'ida', day: '2026-12-01' };

describe('the form of a play-off', () => {
  test('notes the games that were played, each with who had White', () => {
    const games = {
      'pair.game.1': 'ida bo',
      'game.1': '2',
      'pair.game.2': 'bo ida',
      'game.2': '1',
      'pair.game.3': 'ida bo',
      'game.3': '',
    };
    expect(act(games)).toEqual({
      ...noted,
      games: [
        { white: 'ida', black: 'bo', halfPoints: 2 },
        { white: 'bo', black: 'ida', halfPoints: 1 },
      ],
    });
  });

  test('says nothing of games where none is filled in', () => {
    expect(act({ 'pair.game.1': 'ida bo', 'game.1': '' })).toEqual(noted);
  });
});
