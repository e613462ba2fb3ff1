import {
  enteredResults,
  resultActs,
  resultOfAct,
} from '@rokade/presentation/chess/result-of-act.ts';
import { resultText } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';

describe('the results to which a protest’s game can be corrected', () => {
  it('are all that the desk enters', () => {
    for (const act of resultActs) expect(enteredResults).toContainEqual(resultOfAct(act, false));
    const count = (kind: string) => enteredResults.filter((one) => one.kind === kind).length;
    expect(['played', 'forfeit', 'pending', 'cancelled'].map(count)).toEqual([6, 6, 2, 6]);
  });

  it('are told apart by their words', () => {
    const t = translator('en');
    const words = enteredResults.map((result) => {
      const { text, words: keys } = resultText(result);
      return [text, ...keys.map((key) => t(key))].join(' ');
    });
    expect(new Set(words).size).toBe(words.length);
  });
});
