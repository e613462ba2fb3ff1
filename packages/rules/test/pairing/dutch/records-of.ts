import type { ByeKind, PairingPlayer, RoundRecord } from '@rokade/rules';

/** A player who is present. */
export const player = (no: number, records: readonly RoundRecord[]): PairingPlayer => ({
  no,
  rating: null,
  records,
  availability: { kind: 'present' },
});

/** A game played. */
export const against = (
  opponent: number,
  halfPoints = 1,
  colour: 'white' | 'black' = 'white',
): RoundRecord => ({
  kind: 'game',
  status: 'played',
  opponent,
  colour,
  halfPoints,
});

/** A game to which one of the two did not come. */
export const forfeit = (opponent: number, halfPoints: number): RoundRecord => ({
  kind: 'forfeit',
  opponent,
  colour: 'white',
  halfPoints,
  notice: true,
});

/** A round with a bye. */
export const bye = (kind: ByeKind, halfPoints: number): RoundRecord => ({
  kind: 'bye',
  bye: kind,
  halfPoints,
});
