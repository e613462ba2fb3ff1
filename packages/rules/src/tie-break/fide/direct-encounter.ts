import { type Fraction, fraction } from '../../kernel/fraction.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import type { TieBreakValue, Working } from '../tie-break.ts';
import { decideTable } from './decide-table.ts';
import type { TieBreakMaker } from './descriptor.ts';
import type { EncounterRow, EncounterStep, GroupGames } from './encounter-table.ts';

/** The whole procedure: the tables in order, and the result. */
export interface DirectEncounter {
  readonly steps: readonly EncounterStep[];
  readonly parts: readonly (readonly PlayerNo[])[];
}

function decideAgain(games: GroupGames, tied: readonly PlayerNo[]): DirectEncounter {
  const step = decideTable(games, tied, tied.length);
  if (step.parts.length === 1) return { steps: [step], parts: step.parts };
  const again = step.parts.map((part) =>
    part.length === 1 ? { steps: [], parts: [part] } : decideAgain(games, part),
  );
  return {
    steps: [step, ...again.flatMap(({ steps }) => steps)],
    parts: again.flatMap(({ parts }) => parts),
  };
}

/**
 * Direct encounter of a tied group, with all its tables. Forfeits count in a round robin and with
 * `forfeitsAsPlayed`; several games of two players count as their average. If all have met, points rank
 * them, and equals get a new table; otherwise a player who is first whatever the missing games give
 * takes the place, then the next, and the others get a new table. In 2012 there is only one table, with
 * all games added up, and with games missing at most a first.
 *
 * @article FIDE C.07 6; FIDE 2012 annex 3 A.c
 */
export function decideDirectEncounter(
  table: ScoreTable,
  tied: readonly PlayerNo[],
  forfeitsAsPlayed: boolean,
): DirectEncounter {
  const reading = forfeitsAsPlayed ? 'forfeits-played' : 'plain';
  if (table.rules.edition !== '2012') {
    return decideAgain({ table, reading, repeated: 'average' }, tied);
  }
  const step = decideTable({ table, reading, repeated: 'sum' }, tied, 1);
  return { steps: [step], parts: step.parts };
}

function workingsOf(table: ScoreTable, row: EncounterRow): readonly Working[] {
  const records = table.players[indexOf(table, row.no)]?.records ?? [];
  return [...row.against].map(
    ([opponent, halfPoints]): Working => ({
      roundNumber:
        1 +
        records.findIndex(
          (record) =>
            (record.kind === 'game' || record.kind === 'forfeit') && record.opponent === opponent,
        ),
      opponent,
      opponentHalfPoints: 0,
      contribution: inPoints(halfPoints),
      fromStage: 0,
    }),
  );
}

const inPoints = ({ numerator, denominator }: Fraction): Fraction =>
  fraction(numerator, 2 * denominator);

function places(
  table: ScoreTable,
  tied: readonly PlayerNo[],
  forfeitsAsPlayed: boolean,
): ReadonlyMap<PlayerNo, TieBreakValue> {
  const { steps, parts } = decideDirectEncounter(table, tied, forfeitsAsPlayed);
  const rowByNo = new Map(steps[0]?.rows.map((row) => [row.no, row]));
  const values = new Map<PlayerNo, TieBreakValue>();
  let place = 1;
  for (const part of parts) {
    for (const no of part) {
      const row = rowByNo.get(no);
      const workings = row === undefined ? [] : workingsOf(table, row);
      const value = parts.length === 1 ? 0 : place;
      values.set(no, { stages: [fraction(value)], workings, encounters: steps });
    }
    place += part.length;
  }
  return values;
}

/**
 * Direct encounter as a tie-break: the place inside the tied group, equal numbers = still tied, 0 if it
 * separates nobody. The workings are the lines of the first table; for all tables see
 * `decideDirectEncounter`.
 *
 * @article FIDE C.07 6; FIDE 2012 annex 3 A.c
 */
export const directEncounter: TieBreakMaker = (name, { forfeitsAsPlayed }) => ({
  ...name,
  order: 'lower-first',
  compute: (table, tied) => places(table, tied, forfeitsAsPlayed),
});
