import type { KindOfPlay } from '../kernel/kind-of-play.ts';
import type { ThinkingTime } from '../kernel/thinking-time.ts';
import { kindOfPlay } from './kind-of-play.ts';
import { minutesForGame } from './time-control.ts';

/** A regulation's own rules on play at the board, beside the Laws of Chess. */
export type LawOfPlayCode =
  | 'fide'
  | 'draw-claim-5'
  | 'draw-claim-2'
  | 'no-progress'
  | 'by-notation'
  | 'telephone'
  | 'fide-rapid'
  | 'set-up'
  | 'move-made'
  | 'rapid-draw-claim'
  | 'rapid-repetition'
  | 'one-hand'
  | 'mate-after-flag'
  | 'loss-on-claim'
  | 'dead-draw'
  | 'winner-reports';

/** A rule with its article and the kinds of play to which it applies. */
export interface LawOfPlay {
  readonly code: LawOfPlayCode;
  readonly article: string;
  readonly kinds: readonly KindOfPlay[];
  /** Set if it applies only to games of fewer minutes than this. */
  readonly under?: number;
}

const slowOrBlitz = ['standard', 'blitz'] as const;
const rapid = ['rapid'] as const;

const law = (code: LawOfPlayCode, article: string, kinds: readonly KindOfPlay[]): LawOfPlay => ({
  code,
  kinds,
  article: `Tempelhof ${article}`,
});

/** Games under ten minutes are blitz here; by the Laws of Chess ten minutes are blitz, too. */
const minutesOfRapid = 10;

/**
 * The own rules of the regulations that have any, in the order of reading. Rapid play has rules of its
 * own instead of those for all tournaments.
 *
 * @article Tempelhof 2018 I.3, I.7, I.8, I.10, III.B.3, III.B.4, III.B.5, III.B.6, III.B.7, III.B.8
 * @article Tempelhof 2018 III.B.9, III.B.10
 */
const lawsOfPlay: Readonly<Record<string, readonly LawOfPlay[]>> = {
  'tempelhof-2018': [
    law('fide', 'I.3', slowOrBlitz),
    law('draw-claim-5', 'I.7', ['standard']),
    { ...law('draw-claim-2', 'I.7', ['blitz']), under: minutesOfRapid },
    law('no-progress', 'I.8', slowOrBlitz),
    law('by-notation', 'I.8', slowOrBlitz),
    law('fide-rapid', 'III.B.3', rapid),
    law('set-up', 'III.B.4', rapid),
    law('move-made', 'III.B.4', rapid),
    law('rapid-draw-claim', 'III.B.5', rapid),
    law('rapid-repetition', 'III.B.6', rapid),
    law('one-hand', 'III.B.7', rapid),
    law('mate-after-flag', 'III.B.7', rapid),
    law('loss-on-claim', 'III.B.8', rapid),
    law('dead-draw', 'III.B.9', rapid),
    law('winner-reports', 'III.B.10', rapid),
    law('telephone', 'I.10', ['standard', 'rapid', 'blitz']),
  ],
};

/** The rules of an edition for games with a time control; empty if it has none of its own. */
export function lawsOf(edition: string, time: ThinkingTime): readonly LawOfPlay[] {
  const kind = kindOfPlay(time);
  const minutes = minutesForGame(time);
  return (lawsOfPlay[edition] ?? []).filter(
    ({ kinds, under }) => kinds.includes(kind) && (under === undefined || minutes < under),
  );
}
