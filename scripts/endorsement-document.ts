/**
 * `npm run endorsement`: writes docs/fide-endorsement.md, FIDE's check-list for endorsed programs with
 * our answers, from scripts/endorsement.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, questions, type Step, source, walk } from './endorsement/check-list.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** What an answer brings: a hard fail, a penalty, or nothing. */
function bringsText({ hardFail, penaltyPercent }: Step): string {
  if (hardFail) return '**fails**';
  return penaltyPercent > 0 ? `${penaltyPercent} %` : '';
}

/** The right content of the document. */
export function endorsementDocument(): string {
  const steps = walk(answers);
  const reached = new Map(steps.map((step) => [step.question.no, step]));
  const hardFails = steps.filter(({ hardFail }) => hardFail);
  const penalties = steps.reduce((sum, { penaltyPercent }) => sum + penaltyPercent, 0);
  const rows = questions.map(({ no, asks }) => {
    const step = reached.get(no);
    if (step === undefined) return row([String(no), asks, 'not asked', '', '', '']);
    const { answer, where, test = '' } = step.answer;
    const link = test === '' ? '' : `[${test.split('/').at(-1)}](../${test})`;
    return row([String(no), asks, answer, bringsText(step), where, link]);
  });
  const fails = hardFails.map(
    ({ question, answer }) =>
      `- **${question.no}** ${question.asks}: ${answer.answer}, ${answer.where}.`,
  );
  return `${[
    '# FIDE’s check-list for endorsed programs, answered',
    '',
    'Written by `npm run endorsement` from the questions in [questions.json](../scripts/endorsement/questions.json) and the answers in [answers.json](../scripts/endorsement/answers.json) ([ADR 0254](adr/0254-the-check-list-is-walked.md)). L2 to L4 are the levels of a warning: acknowledged, confirmed, asked twice; ### is a record of a report file about what was done. *Not asked* are questions that an earlier answer leads past.',
    '',
    `> ${source}`,
    '',
    `Asked are ${steps.length} of ${questions.length} questions. ${hardFails.length} answers fail by themselves, and the penalties of the others are ${penalties} per cent, where more than 100 fail.`,
    '',
    '## What fails by itself',
    '',
    ...(fails.length === 0 ? ['Nothing.'] : fails),
    '',
    '## All questions',
    '',
    row(['No.', 'Question', 'Answer', 'Brings', 'Where to see it', 'Test']),
    row(['---', '---', '---', '---', '---', '---']),
    ...rows,
  ].join('\n')}\n`;
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../docs/fide-endorsement.md'), endorsementDocument());
  console.log('docs/fide-endorsement.md written');
}
