import { pointsText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { Scoring } from '@rokade/tournament';
import { byeWorths } from '../../console/values/system-form.ts';
import type { Option } from '../../forms/option.ts';

/** The points that a game can be worth, in half-points: 1 – ½ – 0 and 3 – 1 – 0. */
const games = [
  { win: 2, draw: 1, loss: 0 },
  { win: 6, draw: 2, loss: 0 },
] as const;

/** The half-points of win, draw, loss and bye as one choice. */
const choiceOf = ({ win, draw, loss, allocatedBye }: Scoring): string =>
  [win, draw, loss, allocatedBye].join(' ');

function textOf(scoring: Scoring, t: TranslateFor<'console'>): string {
  const { win, draw, loss, allocatedBye } = scoring;
  const points = [win, draw, loss].map(pointsText).join(' – ');
  const worth = byeWorths.find((one) => scoring[one] === allocatedBye);
  const bye = worth === undefined ? pointsText(allocatedBye) : t(`console.bye-worth-${worth}`);
  return `${points} · ${t('console.bye-worth')} ${bye}`;
}

/** The scorings that a form offers, each with what a bye is worth, and the present one among them. */
export function scoringOptions(
  present: Scoring,
  t: TranslateFor<'console'>,
): { readonly options: readonly Option[]; readonly present: string } {
  const offered: readonly Scoring[] = games.flatMap((game) =>
    byeWorths.map((worth) => ({ ...game, allocatedBye: game[worth] })),
  );
  const isOffered = offered.some((one) => choiceOf(one) === choiceOf(present));
  const all = isOffered ? offered : [present, ...offered];
  return {
    options: all.map((one) => ({ value: choiceOf(one), text: textOf(one, t) })),
    present: choiceOf(present),
  };
}
