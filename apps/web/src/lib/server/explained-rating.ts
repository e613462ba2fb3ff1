import type { explainStep } from '@rokade/ratings';
import { toNumber } from '@rokade/rules';
import { signedText } from '@rokade/tables';
import { citation, type TranslateFor } from '@rokade/texts';
import { type ReasonLine, reasonLines } from '#lib/chess/reason-lines.ts';

type Row = ReturnType<typeof explainStep>[number];

/** A player's number in a group of an event: its sentences, each with its article. */
export interface ExplainedRating {
  readonly group: string;
  readonly because: readonly ReasonLine[];
}

/** How the gain was added to the registered number; nothing where there is none. */
function sumOf(t: TranslateFor<'console'>, { step, registered }: Row): readonly ReasonLine[] {
  if (step === null || registered === null) return [];
  const gain = signedText(toNumber(registered.gain));
  const facts = { before: step.before ?? '–', gain, after: step.after };
  return [
    { text: `${t('ratings.sum-why')}: ${t('ratings.sum', facts)}`, article: citation('4.5.4.1') },
  ];
}

/** Why somebody's number came out of an event as it did, from the games to the registered number. */
export function explainedLines(
  t: TranslateFor<'console'>,
  nameOf: (person: string) => string,
  row: Row,
): ExplainedRating {
  const names = new Map(row.group.players.map(({ no, person }) => [no, nameOf(person)]));
  const namer = {
    nameOf: (id: string) => id,
    nameOfNo: (no: number) => names.get(no) ?? String(no),
  };
  const because = [...row.row.because, ...(row.registered?.because ?? [])];
  return {
    group: row.group.name,
    because: [...reasonLines(namer, because, t), ...sumOf(t, row)],
  };
}
