import { parseMoves } from '@rokade/tournament';

/** What both clocks showed after each position of a game; '' where that is not known. */
export interface KeptClocks {
  readonly white: string;
  readonly black: string;
}

/** The clocks by ply, the beginning included; null: no time of the game is kept. */
export function keptClocks(kept: string): readonly KeptClocks[] | null {
  const { moves } = parseMoves(kept);
  if (moves.every(({ clock }) => clock === '')) return null;
  const clocks: KeptClocks[] = [{ white: '', black: '' }];
  for (const [index, { clock }] of moves.entries()) {
    const before = clocks.at(-1) ?? { white: '', black: '' };
    clocks.push(
      index % 2 === 0
        ? { white: clock || before.white, black: before.black }
        : { white: before.white, black: clock || before.black },
    );
  }
  return clocks;
}
