import type { Colour } from '../../../kernel/colour.ts';
import { type HalfPoints, standardPointValues } from '../../../kernel/half-points.ts';
import type { PlayerNo, RoundRecord } from '../../../kernel/round-record.ts';
import { intAt } from '../../matching/least-cost/typed-items.ts';
import type { PairingPlayer } from '../../pairing-system.ts';
import { type Conflicts, conflictsOf, inConflict } from '../criteria/c01-no-rematch.ts';
import { bindingColour, colourForbids } from '../criteria/c03-absolute-preferences.ts';
import type { DutchRequest } from '../dutch-request.ts';
import { colourDifference, colourPreference } from './colour-preference.ts';
import { type FloatWithoutGame, floatIn, pairingScore } from './floats.ts';
import type { Pairee } from './pairee.ts';
import { isTopscorer } from './topscorer.ts';

/** An edition's rules about single players. */
export interface PlayerRules {
  /** C2: whether a player with these records can be given the bye; `win` is the points of a win. */
  readonly mayHaveBye: (records: readonly RoundRecord[], win: HalfPoints) => boolean;
  readonly floatWithoutGame: FloatWithoutGame;
}

/** All present players, in the order of 1.2 (score, then TPN), and who may not meet whom. */
export interface Field {
  readonly request: DutchRequest;
  readonly pairees: readonly Pairee[];
  readonly conflicts: Conflicts;
  readonly initialColour: Colour;
}

const coloursOf = ({ records }: PairingPlayer): readonly Colour[] =>
  records.flatMap((record) => (record.kind === 'game' ? [record.colour] : []));

const opponentsOf = ({ records }: PairingPlayer): readonly PlayerNo[] =>
  records.flatMap((record) => (record.kind === 'game' ? [record.opponent] : []));

const wasPaired = ({ records }: PairingPlayer): boolean =>
  records.some(
    (record) =>
      record.kind === 'game' ||
      record.kind === 'forfeit' ||
      (record.kind === 'bye' && record.bye === 'pairing-allocated'),
  );

/** The odd numbers for 5.2.5: players who were never paired and are absent now are not counted. */
function oddNumbers(players: readonly PairingPlayer[]): ReadonlySet<PlayerNo> {
  const counted = players
    .filter((player) => player.availability.kind === 'present' || wasPaired(player))
    .toSorted((a, b) => a.no - b.no);
  return new Set(counted.filter((_, index) => index % 2 === 0).map(({ no }) => no));
}

interface Listed {
  readonly player: PairingPlayer;
  readonly score: HalfPoints;
}

function inOrder(request: DutchRequest): readonly Listed[] {
  return request.players
    .filter(({ availability }) => availability.kind === 'present')
    .map((player) => ({ player, score: pairingScore(request, player, request.roundNumber) }))
    .sort((a, b) => b.score - a.score || a.player.no - b.player.no);
}

function paireeMaker(
  request: DutchRequest,
  { mayHaveBye, floatWithoutGame }: PlayerRules,
): (listed: Listed, index: number) => Pairee {
  const odd = oddNumbers(request.players);
  const byNo = new Map(request.players.map((player) => [player.no, player]));
  const playerOf = (no: PlayerNo) => byNo.get(no);
  const { win } = request.points ?? standardPointValues;
  return ({ player, score }, index) => {
    const colours = coloursOf(player);
    const floatAgo = (rounds: number) =>
      floatIn(request, player, {
        roundNumber: request.roundNumber - rounds,
        playerOf,
        floatWithoutGame,
      });
    return {
      no: player.no,
      index,
      score,
      opponents: opponentsOf(player),
      colours,
      colourDifference: colourDifference(colours),
      preference: colourPreference(colours),
      floatBefore: floatAgo(1),
      floatTwoBefore: floatAgo(2),
      mayHaveBye: mayHaveBye(player.records, win),
      unplayedRounds: player.records.length - colours.length,
      isTopscorer: isTopscorer(request, score),
      hasOddNumber: odd.has(player.no),
    };
  };
}

/** The field of a request, by an edition's rules about players. */
export function makeField(request: DutchRequest, rules: PlayerRules): Field {
  const pairees = inOrder(request).map(paireeMaker(request, rules));
  const indexOf = new Map(pairees.map(({ no, index }) => [no, index]));
  const forbidden = { groups: request.forbiddenGroups ?? [], roundNumber: request.roundNumber };
  return {
    request,
    pairees,
    conflicts: conflictsOf(request.players, indexOf, forbidden),
    initialColour: request.initialColour ?? 'white',
  };
}

/** C1 and C3 together: whether two players may meet at all. */
export const mayMeet = ({ conflicts }: Field, a: Pairee, b: Pairee): boolean =>
  !inConflict(conflicts, a.index, b.index) && !colourForbids(a, b);

/** Tests for many players at once whether they may meet, by their positions in a list. */
export function mayMeetAmong(
  { conflicts }: Field,
  players: readonly Pairee[],
): (x: number, y: number) => boolean {
  const indexes = Int32Array.from(players, ({ index }) => index);
  const binding = Int32Array.from(players, bindingColour);
  return (x, y) =>
    !inConflict(conflicts, intAt(indexes, x), intAt(indexes, y)) &&
    (intAt(binding, x) === 0 || intAt(binding, x) !== intAt(binding, y));
}
