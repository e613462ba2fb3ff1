import { findTieBreak } from '@rokade/rules';
import { fractionText, namesIn, pointsText, rankTexts } from '@rokade/tables';
import { citation, explainTieBreak, tieBreakWords } from '@rokade/texts';
import {
  type PlayerId,
  type PlayerLine,
  type StandingsRow,
  type StandingsView,
  type TieBreakCode,
  type Tournament,
  viewStandings,
} from '@rokade/tournament';
import type { Explanation } from '../../chess/reason-lines.ts';
import { reasonText } from '../../chess/reason-text.ts';
import type { Locale } from '../../words/locale.ts';

/** One value in the standings after a round. */
export interface ValuePlace {
  readonly player: PlayerId;
  /** The tie-break's code. */
  readonly code: string;
  readonly round: number;
}

/** One player's line of standings, to be explained. */
interface ExplainedRow {
  readonly view: StandingsView;
  readonly row: StandingsRow;
}

function explainedValue(
  t: Tournament,
  { view, row }: ExplainedRow,
  code: TieBreakCode,
  { t: say, language }: Locale<'console'>,
): Explanation | null {
  const value = row.values[view.tieBreaks.indexOf(code)];
  const tieBreak = findTieBreak(code, t.settings.tieBreakEdition);
  if (!value || !tieBreak.ok) return null;
  const namer = namesIn(t);
  const { nameOfNo } = namer;
  const { name, explanation } = tieBreakWords(say, code);
  const locale = {
    t: say,
    points: pointsText,
    number: (number: Parameters<typeof fractionText>[1]) => fractionText(language, number),
    nameOf: nameOfNo,
    reason: (reason: Parameters<typeof reasonText>[2]) => reasonText(say, namer, reason),
  };
  return {
    title: `${name}: ${row.player.name}`,
    lines: [
      { text: explanation, article: tieBreak.value.article },
      ...explainTieBreak(locale, tieBreak.value, value),
    ].map(({ text, article }) => ({ text, article: citation(article) })),
  };
}

/** The sum behind a value, so that a person can add it up again; null if there is no such value. */
export function tieBreakExplanation(
  t: Tournament,
  { player, code, round }: ValuePlace,
  locale: Locale<'console'>,
): Explanation | null {
  const view = viewStandings(t, round);
  const row = view.rows.find((candidate) => candidate.player.id === player);
  return row === undefined ? null : explainedValue(t, { view, row }, code, locale);
}

/** One value of a player with its sum. */
export interface Working {
  readonly code: TieBreakCode;
  readonly name: string;
  /** "31½"; several stages "40 / 44". */
  readonly value: string;
  readonly lines: Explanation['lines'];
}

/** All values of a player with their sums. */
export interface PlayerWorkings {
  readonly player: PlayerLine;
  readonly rank: string;
  readonly halfPoints: number;
  readonly workings: readonly Working[];
}

/**
 * How the tie-breaks of players came about after a round, in the order of the standings.
 *
 * @param player everybody if null
 */
export function playerWorkings(
  t: Tournament,
  { player, round }: { readonly player: PlayerId | null; readonly round: number },
  locale: Locale<'console'>,
): readonly PlayerWorkings[] {
  const view = viewStandings(t, round);
  const ranks = rankTexts(view.rows);
  const ranked = view.rows.map((row, index) => ({ row, rank: ranks[index] ?? '' }));
  return ranked
    .filter(({ row }) => player === null || row.player.id === player)
    .map(({ row, rank }) => ({
      player: row.player,
      rank,
      halfPoints: row.halfPoints,
      workings: view.tieBreaks.flatMap((code, column): readonly Working[] => {
        const explanation = explainedValue(t, { view, row }, code, locale);
        if (explanation === null) return [];
        const stages = row.values[column]?.stages ?? [];
        const value = stages.map((stage) => fractionText(locale.language, stage)).join(' / ');
        const { name } = tieBreakWords(locale.t, code);
        return [{ code, name, value, lines: explanation.lines }];
      }),
    }));
}
