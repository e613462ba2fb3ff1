import { type Field, mayMeet } from '../../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../../src/pairing/dutch/field/pairee.ts';

const keyOf = (players: readonly Pairee[]): string => players.map(({ index }) => index).join();

/** Finds by trial whether players can be paired under C1 to C3. */
export class Completion {
  readonly #known = new Map<string, boolean>();
  readonly field: Field;
  /** The players who can have the bye; null: there is no bye. */
  readonly takesBye: ((player: Pairee) => boolean) | null;

  constructor(field: Field, takesBye: ((player: Pairee) => boolean) | null) {
    this.field = field;
    this.takesBye = takesBye;
  }

  /** Whether all can be paired, or have the bye; floaters do not meet one another. */
  isPossible(
    floaters: readonly Pairee[],
    below: readonly Pairee[],
    byeIsOpen = this.takesBye !== null,
  ): boolean {
    const key = `${keyOf(floaters)}/${keyOf(below)}/${byeIsOpen}`;
    const stored = this.#known.get(key);
    if (stored !== undefined) return stored;
    const possible = this.#search(floaters, below, byeIsOpen);
    this.#known.set(key, possible);
    return possible;
  }

  #search(floaters: readonly Pairee[], below: readonly Pairee[], byeIsOpen: boolean): boolean {
    const [player, ...others] = floaters.length > 0 ? floaters : below;
    if (player === undefined) return !byeIsOpen;
    const floatersLeft = floaters.length > 0 ? others : [];
    const belowLeft = floaters.length > 0 ? below : others;
    if (byeIsOpen && this.takesBye?.(player)) {
      if (this.isPossible(floatersLeft, belowLeft, false)) return true;
    }
    return belowLeft.some(
      (partner) =>
        mayMeet(this.field, player, partner) &&
        this.isPossible(
          floatersLeft,
          belowLeft.filter((each) => each !== partner),
          byeIsOpen,
        ),
    );
  }
}
