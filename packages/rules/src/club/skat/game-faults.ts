import type { SkatRules } from './edition-2018.ts';
import type { PlayedSkatGame } from './skat-game.ts';

/** A part of a game that contradicts the others. */
export type SkatFault = Exclude<keyof PlayedSkatGame, 'game' | 'won' | 'open'>;

const faultsOfNull = (played: PlayedSkatGame): readonly SkatFault[] =>
  (['schneider', 'schneiderAnnounced', 'schwarz', 'schwarzAnnounced'] as const).filter(
    (part) => played[part],
  );

/**
 * The contradictions in a game. Matadors are 1 to 11, in Grand 1 to 4. Null has neither Schneider nor
 * Schwarz. Schneider and Schwarz are announced from the hand only, Schwarz only with Schneider; a game
 * is not won without reaching what was announced. A party without a trick is Schneider, too. An open
 * game of trumps has both announced.
 *
 * @article Tempelhof 2018 III.I.1, III.I.4, III.I.5
 */
export function skatFaults({ trumps }: SkatRules, played: PlayedSkatGame): readonly SkatFault[] {
  if (played.game === 'null') return faultsOfNull(played);
  const { won, hand, schneider, schwarz, schneiderAnnounced, schwarzAnnounced, open } = played;
  const unsound: Readonly<Record<SkatFault, boolean>> = {
    with: played.with < 1 || played.with > trumps[played.game].matadors,
    hand: !hand && (schneiderAnnounced || schwarzAnnounced || open),
    schneider: !schneider && (schwarz || (won && schneiderAnnounced)),
    schneiderAnnounced: !schneiderAnnounced && schwarzAnnounced,
    schwarz: !schwarz && won && schwarzAnnounced,
    schwarzAnnounced: !schwarzAnnounced && open,
  };
  return (Object.keys(unsound) as SkatFault[]).filter((part) => unsound[part]);
}
