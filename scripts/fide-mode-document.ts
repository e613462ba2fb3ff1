/**
 * `npm run fide-mode`: writes docs/fide-mode.md, the acts that FIDE mode keeps with their levels, from
 * the one matrix by which the program refuses and asks.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { citation } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { type FideLevel, fideActsInOrder, fidePhases } from '@rokade/tournament';

const english = translator('en');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** What each level does. */
const levels: Readonly<Record<FideLevel, string>> = {
  1: 'carried out as everywhere, with the questions that the rules of the tournament ask anyway',
  2: 'told what follows, and acknowledged',
  3: 'asked once: confirmed, or left',
  4: 'asked twice, with the consequences',
  5: 'refused, with the article and what can be done instead',
};

const phases: Readonly<Record<(typeof fidePhases)[number], string>> = {
  before: 'before round 1 is published',
  'under-way': 'under way',
  over: 'finished',
};

/** The right content of the document. */
export function fideModeDocument(): string {
  return `${[
    '# FIDE mode',
    '',
    'What a tournament in FIDE mode refuses and asks, written by `npm run fide-mode` from the one matrix that deciders, pages, API and command line go by, `packages/tournament/src/settings/fide-mode/fide-acts.ts` ([ADR 0250](adr/0250-fide-mode.md)). Nothing switches a level off. Question numbers and VCL4THP are those of the check-list for endorsement; the wordings of the `###` records are those of `packages/formats/src/trf/fide-records.ts` ([ADR 0251](adr/0251-records-of-fide-mode.md)).',
    '',
    '## Levels',
    '',
    row(['Level', 'The act is']),
    row([':-:', '---']),
    ...Object.entries(levels).map(([level, text]) => row([level, text])),
    '',
    'The API answers a question with 428 and `command.needs-confirmation`; the command is sent again with `confirmed: true`, and at level 4 a second time with `confirmed: "twice"`. A refusal is 422 and `fide-mode.refused`. Pages and `rokade tell` ask in the same way.',
    '',
    '## Acts',
    '',
    row(['Act', ...fidePhases.map((phase) => phases[phase]), 'By', 'Questions', 'Record']),
    row(['---', ...fidePhases.map(() => ':-:'), '---', '---', '---']),
    ...fideActsInOrder.map(([act, { levels: by, article, questions, record }]) =>
      row([
        `${english(`fideAct.${act}`)} (\`${act}\`)`,
        ...fidePhases.map((phase) => String(by[phase])),
        citation(article),
        questions.join(', '),
        record ?? '',
      ]),
    ),
  ].join('\n')}\n`;
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../docs/fide-mode.md'), fideModeDocument());
  console.log('docs/fide-mode.md written');
}
