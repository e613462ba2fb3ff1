import { fraction } from '../../kernel/fraction.ts';
import { reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { compareValues } from '../compare-values.ts';
import { decideTable } from '../fide/decide-table.ts';
import type { EncounterStep } from '../fide/encounter-table.ts';
import type { Modifiers } from '../fide/modifiers.ts';
import type { TieBreakReason } from '../reason-codes.ts';
import type { TieBreakHead, TieBreakValue } from '../tie-break.ts';
import { boardCountOf } from './board-count.ts';
import { type BoardRound, roundsOf } from './board-points.ts';
import { withoutBottomBoardsOf } from './bottom-board-elimination.ts';
import type { TeamScore } from './scored-team.ts';
import type { TeamTieBreak } from './team-standings.ts';
import { otherScore, type TeamTable, teamOf } from './team-table.ts';
import { topBoardsOf } from './top-board-results.ts';

/** The board tie-breaks for two teams equal in both scores of their own match. */
type KnockOut = 'BC' | 'TBR' | 'BBE';

interface Procedure {
  readonly table: TeamTable;
  readonly forfeitsAsPlayed: boolean;
  readonly knockOuts: readonly KnockOut[];
}

/** The result: the teams in order, equals together, and how it was decided. */
interface Decided {
  readonly steps: readonly EncounterStep[];
  readonly parts: readonly (readonly PlayerNo[])[];
  /** The board tie-break that separated two teams, by team. */
  readonly onBoards: ReadonlyMap<PlayerNo, KnockOut>;
}

function stepIn(
  { table, forfeitsAsPlayed }: Procedure,
  tied: readonly PlayerNo[],
  score: TeamScore,
) {
  const reading = forfeitsAsPlayed ? 'forfeits-played' : 'plain';
  const games = { table: table.byScore[score], reading, repeated: 'average' } as const;
  return { ...decideTable(games, tied, tied.length), score };
}

/** The rounds in which two teams played each other. */
function mutualRounds(
  { table, forfeitsAsPlayed }: Procedure,
  no: PlayerNo,
  opponent: PlayerNo,
): readonly BoardRound[] {
  const { records } = teamOf(table, no);
  const withForfeits = forfeitsAsPlayed || table.rules.system === 'round-robin';
  return roundsOf(table, no).filter(
    ({ roundNumber, opponent: met }) =>
      met === opponent && (withForfeits || records[roundNumber - 1]?.kind === 'match'),
  );
}

function valueOn(knockOut: KnockOut, rounds: readonly BoardRound[], boards: number): TieBreakValue {
  if (knockOut === 'BC') return boardCountOf(rounds);
  return knockOut === 'TBR' ? topBoardsOf(rounds, boards) : withoutBottomBoardsOf(rounds, boards);
}

/** The order of two teams by the boards of their own matches; equal if they have not met. */
function decideOnBoards(
  procedure: Procedure,
  [first, second]: readonly [PlayerNo, PlayerNo],
): Pick<Decided, 'parts' | 'onBoards'> {
  const ours = mutualRounds(procedure, first, second);
  const theirs = mutualRounds(procedure, second, first);
  const { boards } = procedure.table.rules;
  for (const knockOut of procedure.knockOuts) {
    const order = knockOut === 'BC' ? { order: 'lower-first' as const } : {};
    const values = [ours, theirs].map((rounds) => valueOn(knockOut, rounds, boards));
    const difference = compareValues(order, values[0] ?? null, values[1] ?? null);
    if (difference === 0) continue;
    const onBoards = new Map([first, second].map((no) => [no, knockOut]));
    return { parts: difference < 0 ? [[first], [second]] : [[second], [first]], onBoards };
  }
  return { parts: [[first, second]], onBoards: new Map() };
}

/** By the primary score, else by the secondary score; every new group of tied teams starts again. */
function decide(procedure: Procedure, tied: readonly PlayerNo[]): Decided {
  const { primary } = procedure.table.rules;
  const inPrimary = stepIn(procedure, tied, primary);
  const decides = ({ parts }: EncounterStep): boolean => parts.length > 1;
  const steps = decides(inPrimary)
    ? [inPrimary]
    : [inPrimary, stepIn(procedure, tied, otherScore(primary))];
  const step = steps.at(-1);
  const [first, second, third] = tied;
  if (step === undefined || !decides(step)) {
    return first !== undefined && second !== undefined && third === undefined
      ? { steps, ...decideOnBoards(procedure, [first, second]) }
      : { steps, parts: [tied], onBoards: new Map() };
  }
  const again = step.parts.map(
    (part): Decided =>
      part.length === 1
        ? { steps: [], parts: [part], onBoards: new Map() }
        : decide(procedure, part),
  );
  return {
    steps: [...steps, ...again.flatMap((part) => part.steps)],
    parts: again.flatMap(({ parts }) => parts),
    onBoards: new Map(again.flatMap(({ onBoards }) => [...onBoards])),
  };
}

const onBoardsBecause = (decidedBy: KnockOut | undefined): readonly TieBreakReason[] =>
  decidedBy === undefined
    ? []
    : [reason('tie-break.decided-on-boards', 'FIDE C.07 13.3.2', { tieBreak: decidedBy })];

function places(
  procedure: Procedure,
  tied: readonly PlayerNo[],
): ReadonlyMap<PlayerNo, TieBreakValue> {
  const { steps, parts, onBoards } = decide(procedure, tied);
  const values = new Map<PlayerNo, TieBreakValue>();
  let place = 1;
  for (const part of parts) {
    for (const no of part) {
      values.set(no, {
        stages: [fraction(parts.length === 1 ? 0 : place)],
        workings: [],
        encounters: steps,
        because: onBoardsBecause(onBoards.get(no)),
      });
    }
    place += part.length;
  }
  return values;
}

/**
 * Extended direct encounter: the place inside the tied group, equal numbers = still tied, 0 if it
 * separates nobody. Direct encounter by the primary score; if that separates nobody by the secondary
 * one; each group that is still tied starts again with the primary score. Two teams that are still
 * equal are ordered by the boards of their own match, by the tie-breaks in `knockOuts`.
 *
 * @article FIDE C.07 13.3
 */
export const extendedDirectEncounter =
  (knockOuts: readonly KnockOut[]) =>
  (head: TieBreakHead, { forfeitsAsPlayed }: Modifiers): TeamTieBreak => ({
    ...head,
    order: 'lower-first',
    compute: (table, tied) => places({ table, forfeitsAsPlayed, knockOuts }, tied),
  });
