import { type Cycles, roundsOnce } from '@rokade/rules';
import type { SharedTraits, StatedSystem } from './system-record.ts';

interface Cycling {
  readonly cycles: Cycles;
}

/** The common part of round robins by a table. */
export const roundRobin = {
  group: 'round-robin',
  pairedBy: 'table',
  numberedBy: 'lot',
  byHand: true,
  goesBy: [],
  ratings: 'national-fide',
  tieBreakKind: 'round-robin',
  tieRule: 'shared',
  pages: ['crosstable', 'schedule'],
  form: 'round-robin',
  /** The input of the engine. */
  engineOptions: ({ cycles }: Cycling) => ({ cycles, keepsLastRounds: false }),
  /** Everybody meets everybody in `roundsOnce` rounds, `cycles` times. */
  rounds: ({ cycles }: Cycling, players: number): number =>
    cycles * roundsOnce(Math.max(2, players)),
} as const satisfies SharedTraits;

/** The rules on withdrawals that can be chosen. */
const withdrawalRules = ['fide-2012', 'dsu-2002', 'tempelhof-2018'] as const;

/** The options of every round robin; for withdrawals, its own regulation is the default. */
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
    /** The rule on the games of a player who withdraws. */
    withdrawals: { kind: 'word', words: withdrawalRules, usual },
    /** True: games by appointment, with all rounds open at once (Tempelhof III.E.5). */
    freeDates: { kind: 'switch' },
  }) as const;

/** A round robin in a report file; the file's codes know only one table. */
export const statedTable = (
  name: string,
  { cycles }: Cycling,
  code: 'BERGER' | 'CUSTOM' = 'CUSTOM',
): StatedSystem => ({
  type: `Individual: ${cycles === 2 ? 'Double ' : ''}Round-Robin (${name})`,
  system: cycles === 2 ? 'BERGER_DOUBLEROUNDROBIN' : `${code}_ROUNDROBIN`,
});
