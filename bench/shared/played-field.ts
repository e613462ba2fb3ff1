import type { HalfPoints, PairedRound, PairingPlayer, PlayerNo, RoundRecord } from '@rokade/rules';

/** A field before its first round; ratings, if any, follow the numbers. */
export const freshPlayers = (
  size: number,
  ratingOf: (no: PlayerNo) => number | null = () => null,
): readonly PairingPlayer[] =>
  Array.from({ length: size }, (_, index) => ({
    no: index + 1,
    rating: ratingOf(index + 1),
    records: [],
    availability: { kind: 'present' },
  }));

/** The field after a round, `whiteScore` giving the result of each game. */
export function afterRound(
  players: readonly PairingPlayer[],
  { pairings, byes }: PairedRound,
  whiteScore: (white: PlayerNo, black: PlayerNo) => HalfPoints,
): readonly PairingPlayer[] {
  const records = new Map<PlayerNo, RoundRecord>();
  for (const { no, halfPoints } of byes) {
    records.set(no, { kind: 'bye', bye: 'pairing-allocated', halfPoints });
  }
  for (const { white, black } of pairings) {
    const halfPoints = whiteScore(white, black);
    const game = { kind: 'game', status: 'played' } as const;
    records.set(white, { ...game, opponent: black, colour: 'white', halfPoints });
    records.set(black, { ...game, opponent: white, colour: 'black', halfPoints: 2 - halfPoints });
  }
  return players.map((player) => ({
    ...player,
    records: [...player.records, records.get(player.no) ?? { kind: 'absent' }],
  }));
}
