import type { Texts } from '../texts.ts';

/** What `rokade compute` says besides the reasons: its rules, and the names of what they answer. */
export const computeTexts = {
  'cli.command.compute': 'a rule of the regulations by itself, from a question in JSON',
  'cli.argument.compute-rule': 'the rule (candidate-result, promotion …)',
  'cli.argument.compute-file': 'JSON file with the question; - reads standard input',
  'cli.option.explain-compute': 'give the rules behind each part, by article',
  'cli.usage.compute-rule': 'there is no rule “{text}”; there are {known}',
  'cli.compute.candidate-result': 'the score that is a candidate result (DSU 2002 §26)',
  'cli.compute.promotion':
    'who rises and falls in a championship of classes (Tempelhof 2018 III.A.3)',
  'cli.compute.player': 'No. {no}',
  'cli.compute.yes': 'yes',
  'cli.compute.no': 'no',
  'cli.compute.field.needed': 'Points needed',
  'cli.compute.field.classes': 'Classes',
  'cli.compute.field.class': 'Class',
  'cli.compute.field.players': 'Players',
  'cli.compute.field.no': 'No.',
  'cli.compute.field.to': 'Next class',
} as const satisfies Texts;
