import { translator } from '@rokade/texts/all';
import { type GameResult, languages } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import type { Question, ResultInQuestion } from '../../src/console/questions/question.ts';
import { questionWords } from '../../src/console/questions/question-words.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const loss: GameResult = { kind: 'played', white: 0, black: 2 };
const t = translator('en');

const about = (mine: GameResult | null, stands: ResultInQuestion['stands']): ResultInQuestion => ({
  round: 3,
  board: 2,
  white: 'Møller, Bo',
  black: 'Holm, Eva',
  mine,
  stands,
});
const conflict = (of: ResultInQuestion | null): Question => ({
  kind: 'conflict',
  since: [],
  about: of,
});
const confirm = (of: ResultInQuestion | null): Question => ({
  kind: 'confirm',
  consequences: [],
  reasonNeeded: true,
  about: of,
});

describe('a question about a result', () => {
  it.each([
    [
      'somebody else wrote another',
      conflict(about(win, { result: loss, by: 'Ida' })),
      'Ida has entered 0–1 in the meantime. Yours is not saved yet: 1–0.',
      'Keep 0–1 (Ida)',
      'Use my 1–0',
    ],
    [
      'somebody else took it away',
      conflict(about(win, { result: null, by: 'Ida' })),
      'Ida has cleared the result in the meantime. Yours is not saved yet: 1–0.',
      'Keep no result (Ida)',
      'Use my 1–0',
    ],
    [
      'the board was turned around',
      conflict(about(win, null)),
      'Since you last saw this page:',
      'Dismiss',
      'Use my 1–0',
    ],
    [
      'a correction',
      confirm(about(win, { result: draw, by: 'Ida' })),
      'Change from ½–½ (Ida) to 1–0.',
      'Keep ½–½ (Ida)',
      'Change to 1–0',
    ],
    [
      'a correction to nothing',
      confirm(about(null, { result: draw, by: '' })),
      'Change from ½–½ to no result.',
      'Keep ½–½',
      'Clear result',
    ],
    [
      'an unusual first result',
      confirm(about({ kind: 'played', white: 1, black: 0 }, { result: null, by: '' })),
      'You are about to enter: ½–0 (Decided by the arbiter).',
      'Cancel',
      'Enter ½–0',
    ],
  ])('%s', (_, question, before, no, yes) => {
    const words = questionWords(t, question);
    expect(words.title).toBe('Round 3, board 2: Møller, Bo – Holm, Eva');
    expect(words).toMatchObject({ before: [before], no, yes });
  });

  it.each(languages)('names board, players, both results and whose in %s', (language) => {
    const of = about(win, { result: loss, by: 'Ida' });
    for (const question of [conflict(of), confirm(of)]) {
      const { title, before, no, yes } = questionWords(translator(language), question);
      for (const fact of ['2', 'Møller, Bo', 'Holm, Eva']) expect(title).toContain(fact);
      for (const fact of ['Ida', '0–1', '1–0']) expect(before.join()).toContain(fact);
      expect(no).toContain('0–1 (Ida)');
      expect(yes).toContain('1–0');
    }
  });
});

describe('any other question', () => {
  it('is put in general words', () => {
    expect(questionWords(t, conflict(null)).yes).toBe('Save anyway');
    expect(questionWords(t, confirm(null)).yes).toBe('Confirm');
  });
});
