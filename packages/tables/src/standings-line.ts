import type { Language, PlaceMark, PlayerLine, StandingsView } from '@rokade/tournament';
import { decisiveStages } from './decisive-stages.ts';
import { fractionText } from './say/number-text.ts';
import { rankTexts } from './say/rank-text.ts';

/** A line of the standings ready to be shown. */
export interface StandingsLine {
  /** "3", or "3–5" where shared. */
  readonly rank: string;
  readonly player: PlayerLine;
  readonly halfPoints: number;
  /** One text for each tie-break: as many of its stages as decide; '' where it is dropped. */
  readonly values: readonly string[];
  readonly pending: boolean;
  /** A lot alone put the player here among equals. */
  readonly byLot: boolean;
  readonly byPlayOff: boolean;
  /** Opponents who left are taken out of a value. */
  readonly corrected: boolean;
  /** What the place decides. */
  readonly marks: readonly PlaceMark[];
}

/** The standings in words and numbers of a language, without the workings. */
export function standingsLines(
  { rows }: Pick<StandingsView, 'rows'>,
  language: Language,
): readonly StandingsLine[] {
  const ranks = rankTexts(rows);
  return rows.map(
    ({ player, halfPoints, values, pending, byLot, byPlayOff, corrected, marks }, index) => ({
      rank: ranks[index] ?? '',
      player,
      halfPoints,
      pending,
      byLot,
      byPlayOff,
      corrected,
      marks,
      values: values.map((value, column) =>
        (value?.stages ?? [])
          .slice(0, decisiveStages(rows, index, column))
          .map((stage) => fractionText(language, stage))
          .join(' / '),
      ),
    }),
  );
}
