import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTrf, trfReader } from '@rokade/formats';
import {
  computeStandings,
  findTieBreak,
  pointsOf,
  type StandingsLine,
  standardPointValues,
  toNumber,
} from '@rokade/rules';
import { tieBreakRulesOf } from '../../apps/cli/src/standings/computed-standings.ts';
import type { Difference } from './compare-rounds.ts';
import { cutsByOpponent, type DepartureName } from './known-departures.ts';

/**
 * The tie-breaks that are compared. FB stands last, since a program compared with changes values that
 * follow it in a list; DE is a place in a group and not a value of a player.
 */
export const comparedTieBreaks = [
  ...['BH', 'BH/C1', 'BH/C2', 'BH/M1', 'SB', 'SB/C1', 'PS', 'PS/C1', 'WIN', 'WON', 'BPG', 'BWG'],
  ...['REP', 'AOB', 'ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'FB'],
] as const;

/** Values by starting number, in the order points, then `comparedTieBreaks`; null: undefined. */
export type ValuesByNo = ReadonlyMap<number, readonly (number | null)[]>;

function standingsIn(trf: string) {
  const parsed = parseTrf(trf);
  if (!parsed.ok) throw new Error(`the file cannot be read: ${JSON.stringify(parsed.error[0])}`);
  const source = trfReader(parsed.value.document);
  const tieBreaks = comparedTieBreaks.map((code) => {
    const found = findTieBreak(code, '2026');
    if (!found.ok) throw new Error(`${code} is no tie-break of 2026`);
    return found.value;
  });
  const rounds = source.roundsPaired;
  const players = source.scoredPlayers(rounds);
  const lines = computeStandings(players, tieBreaks, tieBreakRulesOf(source, '2026'));
  return { source, rounds, players, lines };
}

function valuesOf(lines: readonly StandingsLine[]): ValuesByNo {
  const values = lines.map(({ no, halfPoints, values: own }) => {
    const ofPlayer = own.map((value) => {
      const stage = value?.stages[0];
      return stage === undefined ? null : toNumber(stage);
    });
    return [no, [pointsOf(halfPoints), ...ofPlayer]] as const;
  });
  return new Map(values);
}

/** The values of everybody after the last round of a file, by C.07 of 2026. */
export function ownValues(trf: string): { readonly rounds: number; readonly values: ValuesByNo } {
  const { rounds, lines } = standingsIn(trf);
  return { rounds, values: valuesOf(lines) };
}

/** What `tiebreakchecker.py` of Gacrux writes, as far as it is read here. */
interface Answer {
  readonly status: { readonly code: number; readonly error: readonly string[] };
  readonly tiebreakResult?: {
    readonly competitors: readonly {
      readonly cid: number;
      readonly tiebreakScore: readonly (string | number | null)[];
    }[];
  };
}

/** The values of an outside program, `python3 tiebreakchecker.py`, or why it gives none. */
export function outsideValues(
  {
    command,
    folder,
  }: { readonly command: readonly [string, ...string[]]; readonly folder: string },
  trf: string,
): ValuesByNo | string {
  const input = join(folder, 'standings.trf');
  writeFileSync(input, trf);
  const [program, ...before] = command;
  const words = ['-i', input, '-f', 'TRF', '-b', 'utf-8', '-s', '-o', '-'];
  const call = spawnSync(program, [...before, ...words, '-t', 'PTS', ...comparedTieBreaks], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (call.status !== 0) return call.error?.message ?? call.stderr.trim().slice(-200);
  const { status, tiebreakResult }: Answer = JSON.parse(call.stdout);
  if (tiebreakResult === undefined) return status.error.join('; ') || `code ${status.code}`;
  return new Map(
    tiebreakResult.competitors.map(({ cid, tiebreakScore }) => [
      cid,
      tiebreakScore.map((value) => (value === null ? null : Number(value))),
    ]),
  );
}

const areSame = (one: number | null, other: number | null): boolean =>
  one === other || (one !== null && other !== null && Math.abs(one - other) < 1e-6);

const text = (value: number | null): string => (value === null ? 'none' : String(value));

/** Whatever values differ after the last round of a file, player by player. */
export function comparedStandings(
  trf: string,
  outsideValuesOf: (trf: string) => ValuesByNo | string,
): readonly Difference[] {
  const { source, rounds: round, players, lines } = standingsIn(trf);
  const values = valuesOf(lines);
  const outside = outsideValuesOf(trf);
  if (typeof outside === 'string') return [{ round, inFile: [], byEngine: [], refusal: outside }];
  const names = ['points', ...comparedTieBreaks];
  const found = [...values].flatMap(([no, own]) =>
    names.flatMap((name, index) => {
      const [mine = null, theirs = null] = [own[index], outside.get(no)?.[index]];
      return areSame(mine, theirs) ? [] : [{ no, name, mine, theirs }];
    }),
  );
  if (found.length === 0) return [];
  const { loss } = source.pairingRequest(round).points ?? standardPointValues;
  const isExplained = found.every(({ no, name, theirs }) => {
    const line = lines.find((each) => each.no === no);
    const player = players.find((each) => each.no === no);
    if (name !== 'SB/C1' || theirs === null || line === undefined || player === undefined) {
      return false;
    }
    return cutsByOpponent(line, { at: comparedTieBreaks.indexOf(name), player, loss, theirs });
  });
  const departure: DepartureName | null = isExplained ? 'lowest-opponent-of-unplayed' : null;
  return [
    {
      round,
      inFile: found.map(({ no, name, mine }) => `${no} ${name} ${text(mine)}`),
      byEngine: found.map(({ no, name, theirs }) => `${no} ${name} ${text(theirs)}`),
      refusal: '',
      departure,
    },
  ];
}
