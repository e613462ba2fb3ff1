import {
  type Colour,
  halfPointsIn,
  type PairingPlayer,
  type PairingRequest,
  type PlayerNo,
} from '@rokade/rules';
import type { DutchOptions } from '../../../src/pairing/dutch/dutch-request.ts';

// What C.04.4.1 and C.04.4.2 (2026) say of single players and of two of them, word by word.

/** A request with the options that both systems share. */
export type LiteralRequest = PairingRequest &
  DutchOptions & { readonly provisionalRating?: number };

/** A colour preference: 3 is absolute, 2 strong, 1 mild, 0 none. */
export interface LiteralPreference {
  readonly colour: Colour | null;
  readonly strength: 0 | 1 | 2 | 3;
}

export interface LiteralPlayer {
  readonly no: PlayerNo;
  readonly score: number;
  readonly colours: readonly Colour[];
  readonly met: readonly PlayerNo[];
  readonly preference: LiteralPreference;
  readonly mayHaveBye: boolean;
  readonly player: PairingPlayer;
}

export const scoreBefore = (
  { virtualHalfPoints }: LiteralRequest,
  { no, records }: PairingPlayer,
  round: number,
): number =>
  records.slice(0, round - 1).reduce((sum, record) => sum + halfPointsIn(record), 0) +
  (virtualHalfPoints?.get(no)?.[round - 1] ?? 0);

function preferenceOf(colours: readonly Colour[], ofNew: LiteralPreference): LiteralPreference {
  const last = colours.at(-1);
  if (last === undefined) return ofNew;
  const difference =
    colours.filter((colour) => colour === 'white').length -
    colours.filter((colour) => colour === 'black').length;
  const other = last === 'white' ? 'black' : 'white';
  if (difference > 1) return { colour: 'black', strength: 3 };
  if (difference < -1) return { colour: 'white', strength: 3 };
  if (colours.at(-2) === last) return { colour: other, strength: 3 };
  if (difference === 1) return { colour: 'black', strength: 2 };
  if (difference === -1) return { colour: 'white', strength: 2 };
  return { colour: other, strength: 1 };
}

export function literalPlayers(
  request: LiteralRequest,
  ofNew: LiteralPreference,
): readonly LiteralPlayer[] {
  const win = request.points?.win ?? 2;
  return request.players
    .filter(({ availability }) => availability.kind === 'present')
    .map((player) => {
      const games = player.records.flatMap((record) => (record.kind === 'game' ? [record] : []));
      const colours = games.map(({ colour }) => colour);
      return {
        no: player.no,
        score: scoreBefore(request, player, request.roundNumber),
        colours,
        met: games.map(({ opponent }) => opponent),
        preference: preferenceOf(colours, ofNew),
        mayHaveBye: !player.records.some(
          (record) =>
            (record.kind === 'bye' && record.bye === 'pairing-allocated') ||
            (record.kind !== 'game' && halfPointsIn(record) >= win),
        ),
        player,
      };
    });
}

export const isLegal =
  (request: LiteralRequest) =>
  (a: LiteralPlayer, b: LiteralPlayer): boolean => {
    const areForbidden = (request.forbiddenGroups ?? []).some(
      ({ players, rounds }) =>
        players.includes(a.no) &&
        players.includes(b.no) &&
        (rounds === null ||
          (rounds.first <= request.roundNumber && request.roundNumber <= rounds.last)),
    );
    const clash =
      a.preference.strength === 3 &&
      b.preference.strength === 3 &&
      a.preference.colour === b.preference.colour;
    return !a.met.includes(b.no) && !areForbidden && !clash;
  };

export type LiteralPair = readonly [LiteralPlayer, LiteralPlayer];

type MayMeet = (a: LiteralPlayer, b: LiteralPlayer) => boolean;

/** All ways to pair players legally. */
export function* allPairings(
  players: readonly LiteralPlayer[],
  mayMeet: MayMeet,
): Generator<readonly LiteralPair[]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!mayMeet(first, other)) continue;
    const rest = others.filter((each) => each !== other);
    for (const pairs of allPairings(rest, mayMeet)) yield [[first, other], ...pairs];
  }
}

export const canPair = (players: readonly LiteralPlayer[], mayMeet: MayMeet): boolean =>
  players.length % 2 === 0 && allPairings(players, mayMeet).next().done === false;

/** The sets of `count` of a pool, by the smallest differing place. */
export function* setsOf<T>(pool: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, first] of pool.entries()) {
    for (const rest of setsOf(pool.slice(index + 1), count - 1)) yield [first, ...rest];
  }
}

export const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : a[place]! - b[place]!;
};

/** How many players of some pairs miss their preference. */
export const missed = (pairs: readonly LiteralPair[]): number =>
  pairs.filter(
    ([a, b]) => a.preference.colour !== null && a.preference.colour === b.preference.colour,
  ).length;

export function literalByeReceiver(
  players: readonly LiteralPlayer[],
  mayMeet: MayMeet,
  compareRanks: (a: LiteralPlayer, b: LiteralPlayer) => number,
): LiteralPlayer | null | 'none' {
  if (players.length % 2 === 0) return canPair(players, mayMeet) ? null : 'none';
  return (
    players
      .filter(({ mayHaveBye }) => mayHaveBye)
      .sort(
        (a, b) => a.score - b.score || b.colours.length - a.colours.length || compareRanks(b, a),
      )
      .find((each) =>
        canPair(
          players.filter((other) => other !== each),
          mayMeet,
        ),
      ) ?? 'none'
  );
}

/** Which of two has White; `higher` is the higher ranked. */
export function literalWhite(
  request: LiteralRequest,
  higher: LiteralPlayer,
  lower: LiteralPlayer,
): LiteralPlayer {
  const initial = request.initialColour ?? 'white';
  const giving = (one: LiteralPlayer, colour: Colour): LiteralPlayer =>
    colour === 'white' ? one : one === higher ? lower : higher;
  if (higher.colours.length + lower.colours.length === 0) {
    const paired = request.players.filter(
      ({ availability, records }) =>
        availability.kind === 'present' ||
        records.some(
          (record) =>
            record.kind === 'game' ||
            record.kind === 'forfeit' ||
            (record.kind === 'bye' && record.bye === 'pairing-allocated'),
        ),
    );
    const place = paired.filter(({ no }) => no <= higher.no).length;
    return giving(higher, place % 2 === 1 ? initial : initial === 'white' ? 'black' : 'white');
  }
  const [a, b] = [higher.preference, lower.preference];
  if (a.colour !== null && b.colour !== null && a.colour !== b.colour) {
    return giving(higher, a.colour);
  }
  if (a.strength > b.strength) return giving(higher, a.colour!);
  if (b.strength > a.strength) return giving(lower, b.colour!);
  for (let back = 1; back <= Math.min(higher.colours.length, lower.colours.length); back++) {
    const [own, others] = [higher.colours.at(-back)!, lower.colours.at(-back)!];
    if (own !== others) return giving(higher, others);
  }
  return giving(higher, a.colour!);
}

/** A round as text: boards in the order of White's numbers, then the bye; `none` without a pairing. */
export const roundText = (
  boards: readonly (readonly [white: PlayerNo, black: PlayerNo])[],
  bye: PlayerNo | undefined,
): string => [...boards.map(([white, black]) => `${white}–${black}`).sort(), bye ?? ''].join(' ');
