import { type Cycles, roundsOnce } from '@rokade/rules';
import type { SharedTraits, StatedSystem } from './system-record.ts';

interface Cycling {
  readonly cycles: Cycles;
}

/** Everybody against everybody by a table. */
export const roundRobin = {
  group: 'round-robin',
  pairedBy: 'table',
  numberedBy: 'lot',
  byHand: false,
  goesBy: [],
  ratings: 'national-fide',
  tieBreakKind: 'round-robin',
  tieRule: 'shared',
  pages: ['crosstable', 'schedule'],
  form: 'round-robin',
  /** What a table is told. */
  told: ({ cycles }: Cycling): Cycling => ({ cycles }),
  /** Everybody meets everybody in `roundsOnce`, as often as chosen. */
  rounds: ({ cycles }: Cycling, players: number): number =>
    cycles * roundsOnce(Math.max(2, players)),
} as const satisfies SharedTraits;

/** Which rules on withdrawals there are to choose from. */
const withdrawalRules = ['fide-2012', 'dsu-2002', 'tempelhof-2018'] as const;

/** What is chosen in every table; on withdrawals its own regulation, unless another is. */
export const tableOptions = <const Rule extends (typeof withdrawalRules)[number]>(usual: Rule) =>
  ({
    /** How often everybody meets everybody. */
    cycles: {
      kind: 'word',
      words: [1, 2],
      usual: 1,
      stated: true,
      flag: 'double',
      flagMeans: 2,
    },
    /** Which rule says what becomes of the games of somebody who leaves. */
    withdrawals: { kind: 'word', words: withdrawalRules, usual },
    /** True: games by appointment, all rounds open at once (Tempelhof III.E.5). */
    freeDates: { kind: 'switch' },
  }) as const;

/** A round robin in a report file, whose codes know but one table. */
export const statedTable = (
  name: string,
  { cycles }: Cycling,
  code: 'BERGER' | 'CUSTOM' = 'CUSTOM',
): StatedSystem => ({
  type: `Individual: ${cycles === 2 ? 'Double ' : ''}Round-Robin (${name})`,
  system: cycles === 2 ? 'BERGER_DOUBLEROUNDROBIN' : `${code}_ROUNDROBIN`,
});
