import {
  type Colour,
  halfPointsIn,
  invariant,
  type PairedRound,
  type PairingPlayer,
  type PairingRequest,
  type PairingSystem,
  type PlayerNo,
  standardPointValues,
  totalHalfPoints,
} from '@rokade/rules';
import { type EngineOptions, parseSystemCode, type SystemCode } from '@rokade/tournament';

/** A request to a pairing system, with the other facts from a file. */
export type EngineRequest = PairingRequest & EngineOptions;

/** What a system guarantees for two players: whether they may meet, and which of them may have White. */
export interface Legality {
  mayMeet(request: EngineRequest, a: PairingPlayer, b: PairingPlayer): boolean;
  mayHaveWhite(request: EngineRequest, white: PairingPlayer, black: PairingPlayer): boolean;
  mayHaveBye(request: EngineRequest, player: PairingPlayer): boolean;
}

const haveMet = ({ records }: PairingPlayer, { no }: PairingPlayer): boolean =>
  records.some((record) => record.kind === 'game' && record.opponent === no);

const hadBye = ({ records }: PairingPlayer): boolean =>
  records.some((record) => record.kind === 'bye' && record.bye === 'pairing-allocated');

const coloursOf = ({ records }: PairingPlayer): readonly Colour[] =>
  records.flatMap((record) => (record.kind === 'game' ? [record.colour] : []));

const whitesOf = (player: PairingPlayer): number =>
  coloursOf(player).filter((colour) => colour === 'white').length;

/** The colour a player must have by C.04.1 6 and 7; null: either. */
function absoluteColour(player: PairingPlayer): Colour | null {
  const colours = coloursOf(player);
  const whites = whitesOf(player);
  const difference = 2 * whites - colours.length;
  const [last, beforeLast] = [colours.at(-1), colours.at(-2)];
  if (difference > 1 || (last === 'white' && beforeLast === 'white')) return 'black';
  if (difference < -1 || (last === 'black' && beforeLast === 'black')) return 'white';
  return null;
}

const winOf = ({ points = standardPointValues }: EngineRequest): number => points.win;

/** Whether a player has more than half of the possible points when the last round is paired. */
function isTopscorer(request: EngineRequest, { records }: PairingPlayer): boolean {
  const { roundNumber, roundsPlanned } = request;
  return (
    roundNumber === roundsPlanned &&
    2 * totalHalfPoints(records) > winOf(request) * (roundNumber - 1)
  );
}

function isForbidden(request: EngineRequest, a: PairingPlayer, b: PairingPlayer): boolean {
  return (request.forbiddenGroups ?? []).some(
    ({ players, rounds }) =>
      players.includes(a.no) &&
      players.includes(b.no) &&
      (rounds === null ||
        (rounds.first <= request.roundNumber && request.roundNumber <= rounds.last)),
  );
}

const anybody: Legality = {
  mayMeet: (_, a, b) => !haveMet(a, b),
  mayHaveWhite: () => true,
  mayHaveBye: (_, player) => !hadBye(player),
};

const dutch: Legality = {
  mayMeet(request, a, b) {
    if (haveMet(a, b) || isForbidden(request, a, b)) return false;
    const needed = absoluteColour(a);
    const clash = needed !== null && needed === absoluteColour(b);
    return !clash || isTopscorer(request, a) || isTopscorer(request, b);
  },
  mayHaveWhite: (_, white, black) =>
    absoluteColour(white) === absoluteColour(black) ||
    (absoluteColour(white) !== 'black' && absoluteColour(black) !== 'white'),
  mayHaveBye: (request, player) =>
    !hadBye(player) &&
    !player.records.some(
      (record) => record.kind !== 'game' && halfPointsIn(record) >= winOf(request),
    ),
};

/** Without topscorers: an absolute preference always binds. */
const otherFide: Legality = {
  ...dutch,
  mayMeet(request, a, b) {
    const needed = absoluteColour(a);
    return (
      !haveMet(a, b) &&
      !isForbidden(request, a, b) &&
      (needed === null || needed !== absoluteColour(b))
    );
  },
};

const thirdInARow = (player: PairingPlayer, colour: Colour): boolean =>
  coloursOf(player).slice(-2).join() === `${colour},${colour}`;

const tempelhof: Legality = {
  ...anybody,
  mayMeet: (_, a, b) =>
    !haveMet(a, b) &&
    !(['white', 'black'] as const).some(
      (colour) => thirdInARow(a, colour) && thirdInARow(b, colour),
    ),
  mayHaveWhite: (_, white, black) => !thirdInARow(white, 'white') && !thirdInARow(black, 'black'),
};

/** In the Nordic system the bye counts as a game with White (4.11 §5.3). */
const nordicWhites = (player: PairingPlayer): number => whitesOf(player) + (hadBye(player) ? 1 : 0);

/** The player who left first, and takes the empty place of an odd round if an even number was entered (§5). */
function firstWithdrawn({ players }: EngineRequest): PairingPlayer | undefined {
  const left = players.flatMap((player) =>
    player.availability.kind === 'withdrawn' ? [{ player, ...player.availability }] : [],
  );
  const [first] = left.toSorted(
    (a, b) =>
      a.sinceRoundNumber - b.sinceRoundNumber || a.order - b.order || a.player.no - b.player.no,
  );
  return players.length % 2 === 0 ? first?.player : undefined;
}

const monrad: Legality = {
  ...anybody,
  mayHaveWhite: (_, white, black) => whitesOf(white) <= whitesOf(black),
  mayHaveBye(request, player) {
    const first = firstWithdrawn(request);
    const hadPoint = player.records.some(
      (record) => record.kind === 'bye' && record.bye === 'full-point',
    );
    return !hadBye(player) && !hadPoint && (first === undefined || !haveMet(player, first));
  },
};

const legalities: Readonly<Record<SystemCode, Legality>> = {
  dutch,
  dubov: otherFide,
  burstein: otherFide,
  tempelhof,
  monrad,
  keizer: { mayMeet: () => true, mayHaveWhite: () => true, mayHaveBye: () => true },
  nordic: {
    ...anybody,
    mayHaveWhite: (_, white, black) => nordicWhites(white) <= nordicWhites(black),
  },
  berger: anybody,
  dsu: anybody,
  'tempelhof-table': anybody,
  rutsch: anybody,
  cup: anybody,
  'play-off': anybody,
  olympiad: anybody,
};

/** The code of a system under test. */
export function codeOf({ code }: PairingSystem): SystemCode {
  const parsed = parseSystemCode(code);
  invariant(parsed !== null, `${code} is a system`);
  return parsed;
}

/** What a system guarantees for two players and for the bye. */
export const legalityOf = (system: PairingSystem): Legality => legalities[codeOf(system)];

/** The players who are present, to be paired. */
export const presentIn = ({ players }: EngineRequest): readonly PairingPlayer[] =>
  players.filter(({ availability }) => availability.kind === 'present');

const sorted = (numbers: readonly PlayerNo[]): string => numbers.toSorted((a, b) => a - b).join();

const seatedIn = ({ pairings, byes }: PairedRound): readonly PlayerNo[] => [
  ...pairings.flatMap(({ white, black }) => [white, black]),
  ...byes.map(({ no }) => no),
];

function boardFaults({ pairings }: PairedRound): readonly string[] {
  const isInOrder = pairings.every(({ board }, index) => board === index + 1);
  return isInOrder ? [] : ['boards are not numbered from 1'];
}

function seatFaults(request: EngineRequest, round: PairedRound): readonly string[] {
  const wanted = sorted(presentIn(request).map(({ no }) => no));
  const seated = sorted(seatedIn(round));
  return seated === wanted ? [] : [`seated ${seated}, not ${wanted}`];
}

/** In a knock-out: each player still in it once, except those who lost a drawing of lots. */
function knockOutFaults(
  takingPart: readonly PlayerNo[],
  request: EngineRequest,
  round: PairedRound,
) {
  const seated = seatedIn(round);
  const lots = request.lotWinners?.length ?? 0;
  const strangers = seated.filter((no) => !takingPart.includes(no));
  const isOnce = new Set(seated).size === seated.length;
  if (strangers.length === 0 && isOnce && seated.length + lots === takingPart.length) return [];
  return [`seated ${sorted(seated)} of ${sorted(takingPart)} with ${lots} lots`];
}

function pairFaults(
  legality: Legality,
  request: EngineRequest,
  round: PairedRound,
): readonly string[] {
  const byNo = new Map(request.players.map((player) => [player.no, player]));
  return round.pairings.flatMap(({ white, black }) => {
    const [first, second] = [byNo.get(white), byNo.get(black)];
    if (first === undefined || second === undefined) return [`${white}–${black} do not exist`];
    if (!legality.mayMeet(request, first, second)) return [`${white}–${black} may not meet`];
    const fair = legality.mayHaveWhite(request, first, second);
    return fair ? [] : [`${white}–${black}: the colours are wrong`];
  });
}

function byeFaults(
  legality: Legality,
  request: EngineRequest,
  { byes }: PairedRound,
): readonly string[] {
  const many = byes.length > 1 ? [`${byes.length} byes`] : [];
  const receivers = request.players.filter(({ no }) => byes.some((bye) => bye.no === no));
  const wrong = receivers.filter((player) => !legality.mayHaveBye(request, player));
  return [...many, ...wrong.map(({ no }) => `${no} may not have the bye`)];
}

/** By a table exactly the players without an opponent are free, and none of them has a point for it. */
const freeFaults = ({ byes }: PairedRound): readonly string[] =>
  byes
    .filter(({ halfPoints }) => halfPoints !== 0)
    .map(({ no, halfPoints }) => `${no} has ${halfPoints} half-points for a free round`);

/** The faults of a round, by the letter of the rules and independent of the code that paired it. */
export function faultsIn(
  system: PairingSystem,
  request: EngineRequest,
  round: PairedRound,
): readonly string[] {
  const legality = legalityOf(system);
  const takingPart = system.knockOut?.takingPart(request);
  if (takingPart !== undefined) {
    return [...boardFaults(round), ...knockOutFaults(takingPart, request, round)];
  }
  return [
    ...boardFaults(round),
    ...seatFaults(request, round),
    ...pairFaults(legality, request, round),
    ...(system.isByTable === true ? freeFaults(round) : byeFaults(legality, request, round)),
  ];
}
