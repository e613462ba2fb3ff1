import {
  lastRoundStated,
  statedTieBreaks,
  type TournamentReader,
  type TrfDocument,
  type TrfPlayer,
} from '@rokade/formats';
import {
  computeStandings,
  type HalfPoints,
  halfPointsInStandings,
  type PlayerNo,
  type StandingsLine,
} from '@rokade/rules';
import type { Context } from '../outcome.ts';
import { type ComputedStandings, tieBreakRulesOf } from './computed-standings.ts';
import { namedTieBreaks } from './named-tie-breaks.ts';
import { editionOption } from './tie-break-options.ts';

/** The file's value and ours; expected is the first of several shared places. */
export interface Difference {
  readonly expected: number;
  readonly actual: number;
}

/** A player whose points (in half-points) or place in the file differ from ours. */
export interface StandingsDifference {
  readonly no: PlayerNo;
  readonly halfPoints: Difference | null;
  readonly rank: Difference | null;
}

/** The standings of a file compared with ours. */
export interface CheckedStandings {
  readonly ok: boolean;
  /** In the file's spelling; empty where places are compared by points alone. */
  readonly tieBreaks: readonly string[];
  readonly differences: readonly StandingsDifference[];
  readonly remarks: readonly string[];
}

/** The tie-breaks of 212, otherwise of 202. */
const orderOf = ({ header }: TrfDocument): readonly string[] =>
  statedTieBreaks(header.standingsOrder === '' ? header : { ...header, tieBreaks: '' });

/** The possible points in a file: with byes already given for rounds to come, or without. */
function pointsByPlayer(
  source: TournamentReader,
  document: TrfDocument,
): ReadonlyMap<PlayerNo, readonly [pairedHalfPoints: HalfPoints, all: HalfPoints]> {
  const all = source.scoredPlayers(Math.max(source.roundsPaired, lastRoundStated(document)));
  return new Map(
    all.map((player) => {
      const upToNow = {
        records: player.records.slice(0, source.roundsPaired),
        adjustments: (player.adjustments ?? []).slice(0, source.roundsPaired),
      };
      return [player.no, [halfPointsInStandings(upToNow), halfPointsInStandings(player)]];
    }),
  );
}

function pointsDifference(
  { halfPoints: actual }: TrfPlayer,
  [paired, all]: readonly [HalfPoints, HalfPoints],
): Difference | null {
  return actual === null || actual === paired || actual === all
    ? null
    : { expected: paired, actual };
}

/** Any of the places shared by players equal in everything is right: a lot or the number may decide. */
function rankDifference(
  { rank: actual }: TrfPlayer,
  expected: number,
  sharing: number,
): Difference | null {
  const isRight = actual === null || (actual >= expected && actual < expected + sharing);
  return isRight ? null : { expected, actual };
}

const sharersByRank = (lines: readonly StandingsLine[]): ReadonlyMap<number, number> => {
  const sharers = new Map<number, number>();
  for (const { rank } of lines) sharers.set(rank, (sharers.get(rank) ?? 0) + 1);
  return sharers;
};

/**
 * The standings of players after each round of a file, by the tie-breaks it names, from its results; []
 * for teams.
 */
export function standingsByRound(
  context: Context,
  { source, document }: { readonly source: TournamentReader; readonly document: TrfDocument },
): readonly Pick<ComputedStandings, 'round' | 'tieBreaks' | 'lines'>[] {
  if (document.teams.length > 0) return [];
  const edition = editionOption(context);
  const named = namedTieBreaks(context, edition, orderOf(document)).tieBreaks;
  const tieBreaks = named.map(({ tieBreak }) => tieBreak);
  const rules = tieBreakRulesOf(source, edition);
  return Array.from({ length: source.roundsPaired }, (_, index) => ({
    round: index + 1,
    tieBreaks: named,
    lines: computeStandings(source.scoredPlayers(index + 1), tieBreaks, rules),
  }));
}

/**
 * Compares the points and places in a file with those from its results after its last round: by the
 * tie-breaks it names (212, 202), otherwise by points alone. null where it has neither, and for teams,
 * whose places are not those of players.
 */
export function checkStandings(
  context: Context,
  { source, document }: { readonly source: TournamentReader; readonly document: TrfDocument },
): CheckedStandings | null {
  const stated = document.players.filter(
    ({ halfPoints, rank }) => halfPoints !== null || rank !== null,
  );
  if (stated.length === 0 || document.teams.length > 0) return null;
  const edition = editionOption(context);
  const named = namedTieBreaks(context, edition, orderOf(document));
  const codes = named.tieBreaks.map(({ spelling }) => spelling);
  const tieBreaks = named.tieBreaks.map(({ tieBreak }) => tieBreak);
  const rules = tieBreakRulesOf(source, edition);
  const lines = computeStandings(source.scoredPlayers(source.roundsPaired), tieBreaks, rules);
  const rankOf = new Map(lines.map(({ no, rank }) => [no, rank]));
  const sharers = sharersByRank(lines);
  const totals = pointsByPlayer(source, document);
  const differences = stated.flatMap((player): readonly StandingsDifference[] => {
    const expected = rankOf.get(player.no);
    const total = totals.get(player.no);
    if (expected === undefined || total === undefined) return [];
    const halfPoints = pointsDifference(player, total);
    const rank = rankDifference(player, expected, sharers.get(expected) ?? 1);
    return halfPoints === null && rank === null ? [] : [{ no: player.no, halfPoints, rank }];
  });
  return { ok: differences.length === 0, tieBreaks: codes, differences, remarks: named.remarks };
}
