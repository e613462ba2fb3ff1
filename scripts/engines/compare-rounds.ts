import {
  cellPoints,
  checkRound,
  makeTrf,
  parseTrf,
  pointSystemOf,
  type TrfCell,
  type TrfDocument,
  type TrfPlayer,
  trfReader,
} from '@rokade/formats';
import { dutch2026, type PairingRequest, type Reason } from '@rokade/rules';
import type { EngineOptions } from '@rokade/tournament';
import { type DepartureName, departureIn } from './known-departures.ts';
import type { Pair } from './outside-engine.ts';

/** A round in which two engines differ. */
export interface Difference {
  readonly round: number;
  /** In the file, and by the engine that was asked; pairs that both have are left out. */
  readonly inFile: readonly string[];
  readonly byEngine: readonly string[];
  /** Why the engine gave no pairing; '' where it gave one. */
  readonly refusal: string;
  /** The first article by which Rokade does not pair as the other engine; of rounds alone. */
  readonly verdict?: Reason | null;
  /** The departure from the text that explains it; absent or null: it is open. */
  readonly departure?: DepartureName | null;
}

/** A tournament compared. */
export interface Comparison {
  readonly rounds: number;
  readonly differences: readonly Difference[];
}

const text = ([white, black]: Pair): string => (black === 0 ? `${white} bye` : `${white}-${black}`);

const without = (pairs: readonly string[], others: readonly string[]): readonly string[] => {
  const otherIds = new Set(others);
  return pairs.filter((each) => !otherIds.has(each));
};

function difference(round: number, own: readonly Pair[], other: readonly Pair[] | string) {
  if (typeof other === 'string') {
    return [{ round, inFile: [], byEngine: [], refusal: other }];
  }
  const [inFile, byEngine] = [own.map(text), other.map(text)];
  const [onlyOwn, onlyOther] = [without(inFile, byEngine), without(byEngine, inFile)];
  return onlyOwn.length === 0 && onlyOther.length === 0
    ? []
    : [{ round, inFile: onlyOwn, byEngine: onlyOther, refusal: '' }];
}

/** Differences with the article by which Rokade does not pair as the other engine, and the cause. */
const withVerdict = (
  differences: readonly Difference[],
  request: PairingRequest & EngineOptions,
  others: readonly Pair[] | string,
): readonly Difference[] =>
  typeof others === 'string'
    ? differences
    : differences.map((each) => ({
        ...each,
        verdict: verdictOn(request, others),
        departure: departureIn(request, others),
      }));

function verdictOn(request: PairingRequest & EngineOptions, pairs: readonly Pair[]): Reason | null {
  const boards = pairs.filter(([, black]) => black !== 0);
  return dutch2026.verdictOn(request, {
    pairings: boards.map(([white, black]) => ({ white, black })),
    byes: pairs.flatMap(([white, black]) => (black === 0 ? [white] : [])),
  });
}

/** Who is not paired in a round: byes and absences, with those who have not come yet. */
function awayCell(player: TrfPlayer, round: number): TrfCell | undefined {
  const cell = player.cells[round - 1] ?? null;
  if (cell === null) return { kind: 'alone', colour: null, result: 'Z' };
  return cell.kind === 'alone' && cell.result !== 'U' ? cell : undefined;
}

/**
 * The file as it was before a round: the rounds so far with everybody's points, and who is away in it.
 */
function before(document: TrfDocument, round: number): TrfDocument {
  const points = pointSystemOf(document);
  const players = document.players.map((player): TrfPlayer => {
    const away = awayCell(player, round);
    const played = Array.from({ length: round - 1 }, (_, index) => player.cells[index] ?? null);
    const cells = away === undefined ? played : [...played, away];
    const halfPoints = cells.reduce((sum, cell) => sum + cellPoints(cell, points), 0);
    return { ...player, cells, halfPoints, rank: null };
  });
  return { ...document, layout: [], players };
}

function documentIn(trf: string): TrfDocument {
  const parsed = parseTrf(trf);
  if (!parsed.ok) throw new Error(`the file cannot be read: ${JSON.stringify(parsed.error[0])}`);
  return parsed.value.document;
}

/** Each round of a file paired by an engine, from the file as it was before the round. */
export function comparedWith(
  trf: string,
  pairNext: (trf: string) => readonly Pair[] | string,
): Comparison {
  const document = documentIn(trf);
  const source = trfReader(document);
  const differences = Array.from({ length: source.roundsPaired }, (_, index) => index + 1).flatMap(
    (round) => {
      const { pairings, byes } = source.actualRound(round);
      const own = [
        ...pairings.map(({ white, black }): Pair => [white, black]),
        ...byes.map((no): Pair => [no, 0]),
      ];
      const answer = pairNext(makeTrf(before(document, round)));
      return withVerdict(difference(round, own, answer), source.pairingRequest(round), answer);
    },
  );
  return { rounds: source.roundsPaired, differences };
}

/**
 * A file as a whole tournament: where it does not say how many rounds there are, its last round is the
 * last one, which is paired by other criteria.
 */
function wholeTournament(trf: string): TrfDocument {
  const document = documentIn(trf);
  const { roundsPaired } = trfReader(document);
  return { ...document, roundsPlanned: document.roundsPlanned ?? roundsPaired };
}

/** Each round of a file paired by Rokade. */
export function comparedWithOurs(trf: string): Comparison {
  const source = trfReader(wholeTournament(trf));
  const differences = Array.from({ length: source.roundsPaired }, (_, index) => index + 1).flatMap(
    (round): readonly Difference[] => {
      const { ok, actual, expected } = checkRound(source, dutch2026, round);
      if (ok) return [];
      const pairs = (each: typeof actual): readonly Pair[] => [
        ...each.pairings.map(({ white, black }): Pair => [white, black]),
        ...each.byes.map((no): Pair => [no, 0]),
      ];
      return 'code' in expected
        ? [{ round, inFile: [], byEngine: [], refusal: expected.code }]
        : withVerdict(
            difference(round, pairs(actual), pairs(expected)),
            source.pairingRequest(round),
            pairs(actual),
          );
    },
  );
  return { rounds: source.roundsPaired, differences };
}
