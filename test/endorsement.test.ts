import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answers, questions, walk } from '../scripts/endorsement/check-list.ts';
import { endorsementDocument } from '../scripts/endorsement-document.ts';

const root = join(import.meta.dirname, '..');

const answered = (changes: Readonly<Record<number, string>>) =>
  new Map([...answers].map(([no, each]) => [no, { ...each, answer: changes[no] ?? each.answer }]));

/**
 * The questions whose answer fails by itself today, each with its reason in the answers. It can only
 * become shorter: a question that is not here must pass, and one that passes must leave.
 */
const failing = [33];

describe('FIDE’s check-list for endorsed programs', () => {
  it('has its 225 questions, each leading on to another that is there', () => {
    expect(questions.map(({ no }) => no)).toEqual(questions.map((_, index) => index + 1));
    expect(questions).toHaveLength(225);
    for (const { no, ifYes, ifNo } of questions) {
      for (const goTo of [ifYes?.goTo, ifNo?.goTo]) {
        if (goTo !== undefined)
          expect(
            questions.some((each) => each.no === goTo),
            `${no}`,
          ).toBe(true);
      }
    }
  });

  it('fails by itself exactly where it is known to', () => {
    const fails = walk(answers).filter(({ hardFail }) => hardFail);
    expect(fails.map(({ question }) => question.no)).toEqual(failing);
  });

  it('has penalties that do not grow', () => {
    const sum = walk(answers).reduce((all, { penaltyPercent }) => all + penaltyPercent, 0);
    expect(sum).toBeLessThanOrEqual(63);
  });

  it('is walked as the tree has it', () => {
    const reached = (changes: Readonly<Record<number, string>>) =>
      walk(answered(changes)).map(({ question }) => question.no);
    // Windows leads past the other systems; the last question is that on work without internet.
    expect(reached({}).slice(0, 2)).toEqual([1, 7]);
    expect(reached({}).at(-1)).toBe(223);
    expect(reached({ 1: 'no', 2: 'no' }).slice(0, 4)).toEqual([1, 2, 3, 7]);
    const failed = walk(answered({ 7: 'no' })).find(({ question }) => question.no === 7);
    expect(failed?.hardFail).toBe(true);
    const penalty = walk(answered({ 26: 'no' })).find(({ question }) => question.no === 26);
    expect(penalty).toMatchObject({ hardFail: false, penaltyPercent: 25 });
  });

  it('is answered with yes or no, where to see it, and tests that exist', () => {
    for (const [no, { answer, where, test }] of answers) {
      expect(['yes', 'no'], `${no}`).toContain(answer);
      expect(where, `${no}`).not.toBe('');
      if (test !== undefined) expect(existsSync(join(root, test)), `${no}: ${test}`).toBe(true);
    }
  });

  it('stands in docs/fide-endorsement.md as `npm run endorsement` writes it', () => {
    const file = readFileSync(join(root, 'docs/fide-endorsement.md'), 'utf8');
    expect(file).toBe(endorsementDocument());
  });
});
