import type { KindOfPlay } from '../kernel/kind-of-play.ts';
import type { ThinkingTime } from '../kernel/thinking-time.ts';
import { kindOfPlay } from './kind-of-play.ts';
import { minutesForGame } from './time-control.ts';

/** What a regulation of its own says of the game at the board, beside the Laws of Chess. */
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

/** A law, where it stands, and the kinds of play that it is for. */
export interface LawOfPlay {
  readonly code: LawOfPlayCode;
  readonly article: string;
  readonly kinds: readonly KindOfPlay[];
  /** For games of fewer minutes alone; left out: for all of its kinds. */
  readonly under?: number;
}

const slowOrBlitz = ['standard', 'blitz'] as const;
const rapid = ['rapid'] as const;

const law = (code: LawOfPlayCode, article: string, kinds: readonly KindOfPlay[]): LawOfPlay => ({
  code,
  kinds,
  article: `Tempelhof ${article}`,
});

/** Blitz is what has under ten minutes here; the Laws of Chess count ten among it. */
const minutesOfRapid = 10;

/**
 * The laws of the regulations that have any of their own, in the order they are read. Rapid play has
 * its own in place of those for all tournaments.
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

/** The laws of an edition for games of a thinking time; none where it has none of its own. */
export function lawsOf(edition: string, time: ThinkingTime): readonly LawOfPlay[] {
  const kind = kindOfPlay(time);
  const minutes = minutesForGame(time);
  return (lawsOfPlay[edition] ?? []).filter(
    ({ kinds, under }) => kinds.includes(kind) && (under === undefined || minutes < under),
  );
}
