import { type explainStep, type Ratings, valuesOf } from '@rokade/ratings';
import { fraction, plus, toNumber } from '@rokade/rules';
import { decimalText, type ExplainedGameLine, explainedGames, lineFacts } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { type ReasonLine, reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';

type Row = ReturnType<typeof explainStep>[number];

/** How a rating was calculated in one group of an event: the games, and the reasons. */
export interface ExplainedRating {
  readonly group: string;
  readonly games: readonly ExplainedGameLine[];
  readonly because: readonly ReasonLine[];
}

/** The addition of the gain to the registered rating, before corrections at limits. */
function sumOf({ t, language }: Locale<'server'>, { added }: Row): readonly ReasonLine[] {
  if (added === null) return [];
  const { before, gain, article } = added;
  const facts = {
    before,
    gain: decimalText(language, toNumber(gain)),
    after: decimalText(language, toNumber(plus(fraction(before), gain))),
  };
  const text = `${t('ratings.sum-why')}: ${t('ratings.sum', facts)}`;
  return [{ text, article: citation(article) }];
}

/** The line of table 1 that the average method read for all games at once. */
const lineOf = ({ t }: Locale<'server'>, { line }: Row): readonly ReasonLine[] =>
  line === null
    ? []
    : [{ text: t('ratings.table-line', lineFacts(line)), article: citation(line.article) }];

/** Explains a player's new rating after an event, from the games to the registered rating. */
export function explainedRating(
  locale: Locale<'server'>,
  ratings: Ratings,
  row: Row,
): ExplainedRating {
  const { players, name } = row.group;
  const names = new Map(players.map(({ no, person }) => [no, valuesOf(ratings, person).name]));
  const namer = {
    nameOf: (id: string) => id,
    nameOfNo: (no: number) => names.get(no) ?? String(no),
  };
  const lines = (because: Parameters<typeof reasonLines>[1]) =>
    reasonLines(namer, because, locale.t);
  return {
    group: name,
    games: explainedGames(ratings, row),
    because: [
      ...lineOf(locale, row),
      // These reasons are in the table of games.
      ...lines(row.row.because.filter(({ code }) => code !== 'rating.game')),
      ...sumOf(locale, row),
      ...lines(row.added?.because ?? []),
    ],
  };
}
