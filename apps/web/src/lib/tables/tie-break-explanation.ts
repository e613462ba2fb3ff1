import { findTieBreak } from '@rokade/rules';
import { explainTieBreak, tieBreakWords } from '@rokade/texts';
import { type PlayerId, type Tournament, viewStandings } from '@rokade/tournament';
import type { Explanation } from '../console/use-console.ts';
import { fractionText } from '../numbers.ts';
import { pointsText } from '../points-text.ts';
import { reasonText } from '../reason-text.ts';
import type { Voice } from '../voice.ts';

/** One value in the standings after a round. */
export interface ValuePlace {
  readonly player: PlayerId;
  /** The tie-break's code. */
  readonly code: string;
  readonly round: number;
}

/** The sum behind a value, so that a person can add it up again; null if there is no such value. */
export function tieBreakExplanation(
  t: Tournament,
  { player, code, round }: ValuePlace,
  { t: say, language }: Voice,
): Explanation | null {
  const view = viewStandings(t, round);
  const row = view.rows.find((candidate) => candidate.player.id === player);
  const value = row?.values[view.tieBreaks.indexOf(code)];
  const tieBreak = findTieBreak(code, t.settings.tieBreakEdition);
  if (row === undefined || !value || !tieBreak.ok) return null;
  const nameOfNo = (no: number): string => t.players[no - 1]?.details.name ?? `#${no}`;
  const namer = { nameOf: (id: string) => id, nameOfNo };
  const { name, explanation } = tieBreakWords(say, code);
  const voice = {
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
      ...explainTieBreak(voice, tieBreak.value, value),
    ],
  };
}
