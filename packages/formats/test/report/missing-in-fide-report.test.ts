import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../../../scripts/error-codes.ts';
import {
  type FideReportRequirement,
  isRequired,
  missingInFideReport,
  parseTrf,
} from '../../src/index.ts';
import { playerLine } from '../trf/trf-lines.ts';

const header = [
  '012 Easter Open',
  '022 Nyborg',
  '032 DEN',
  '042 2026/04/02',
  '052 2026/04/03',
  '102 IA Hansen, Ida (1400123)',
  '112 FA Krüger, Jens (1400456)',
  `132${' '.repeat(88)}26/04/02  26/04/03`,
  '142 2',
  '182 Rokade',
  '192 FIDE_DUTCH',
  '202 BH/C1,SB',
  '222 5400+30',
];

const details = { sex: 'm', federation: 'DEN', birthDate: '1987/12/31', points: '1.0' };
const first = { no: 1, rank: '1', fideId: '1400001', cells: ['   2 w 1', '   2 b 0'] };
const second = { no: 2, rank: '2', fideId: '1400002', cells: ['   1 b 0', '   1 w 1'] };

/** What the complete report lacks after changes of some lines and fields. */
function missingWith(
  changes: Readonly<Record<string, string>>,
  one: object = {},
  two: object = {},
): readonly FideReportRequirement[] {
  const lines = header.map((line) => changes[line.slice(0, 3)] ?? line);
  const players = [
    playerLine({ ...details, ...first, ...one }),
    playerLine({ ...details, ...second, ...two }),
  ];
  const parsed = parseTrf([...lines, ...players].join('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return missingInFideReport(parsed.value.document);
}

const unplayed = { cells: [] };
const bye = { cells: ['0000 - U', '0000 - U'] };

const table: readonly (readonly [
  string,
  readonly FideReportRequirement[],
  FideReportRequirement,
])[] = [
  ['no name', missingWith({ '012': '' }), { code: 'fide-report.name-missing' }],
  ['no city', missingWith({ '022': '022' }), { code: 'fide-report.city-missing' }],
  [
    'a federation in words',
    missingWith({ '032': '032 Denmark' }),
    { code: 'fide-report.federation-missing' },
  ],
  ['no arbiter', missingWith({ '102': '' }), { code: 'fide-report.chief-arbiter-missing' }],
  [
    'an arbiter without number',
    missingWith({ '112': '112 Krüger, Jens' }),
    { code: 'fide-report.arbiter-id-missing', name: 'Krüger, Jens' },
  ],
  [
    'the rate of play in words alone',
    missingWith({ '222': '122 90 minutes' }),
    { code: 'fide-report.time-control-missing' },
  ],
  [
    'a first day in another form',
    missingWith({ '042': '042 02.04.2026' }),
    { code: 'fide-report.start-date-missing' },
  ],
  [
    'a last day that is none',
    missingWith({ '052': '052 2026/04/31' }),
    { code: 'fide-report.end-date-missing' },
  ],
  [
    'the last day first',
    missingWith({ '052': '052 2026/04/01' }),
    { code: 'fide-report.dates-reversed' },
  ],
  [
    'a round without date',
    missingWith({ '132': `132${' '.repeat(88)}26/04/02` }),
    { code: 'fide-report.round-date-missing', round: 2 },
  ],
  [
    'a round after the last day',
    missingWith({ '132': `132${' '.repeat(88)}26/04/02  26/04/04` }),
    { code: 'fide-report.round-date-outside', round: 2 },
  ],
  [
    'rounds to come',
    missingWith({ '142': '142 5' }),
    { code: 'fide-report.rounds-unplayed', held: 2, planned: 5 },
  ],
  ['no rounds', missingWith({}, unplayed, unplayed), { code: 'fide-report.rounds-missing' }],
  [
    'a game without result',
    missingWith({}, { cells: ['   2 w 1', '   2 b ?'] }, { cells: ['   1 b 0', '   1 w ?'] }),
    { code: 'fide-report.game-unfinished', round: 2, player: 2, opponent: 1 },
  ],
  [
    'a player without name',
    missingWith({}, { name: '' }),
    { code: 'fide-report.player-name-missing', player: 1 },
  ],
  [
    'a player without FIDE number',
    missingWith({}, {}, { fideId: '' }),
    { code: 'fide-report.fide-id-missing', player: 2, name: 'Player 2' },
  ],
  [
    'a FIDE number with letters',
    missingWith({}, {}, { fideId: 'DEN123' }),
    { code: 'fide-report.fide-id-invalid', player: 2, text: 'DEN123' },
  ],
  [
    'one FIDE number for two',
    missingWith({}, {}, { fideId: '1400001' }),
    { code: 'fide-report.fide-id-twice', player: 2, other: 1 },
  ],
  ['no rank', missingWith({}, { rank: '' }), { code: 'fide-report.rank-missing', player: 1 }],
  [
    'no date of birth',
    missingWith({}, { birthDate: '' }),
    { code: 'fide-report.birth-date-missing', player: 1, name: 'Player 1' },
  ],
  [
    'no sex',
    missingWith({}, { sex: '' }),
    { code: 'fide-report.sex-missing', player: 1, name: 'Player 1' },
  ],
  [
    'no federation',
    missingWith({}, { federation: '' }),
    { code: 'fide-report.player-federation-missing', player: 1, name: 'Player 1' },
  ],
  [
    'a type in no code',
    missingWith({ '192': '192 MONRAD' }),
    { code: 'fide-report.title-record-missing', record: '192' },
  ],
  [
    'nothing but byes',
    missingWith({}, bye, { cells: ['0000 - Z', '0000 - Z'] }),
    { code: 'fide-report.no-game', player: 1, name: 'Player 1' },
  ],
];

describe('a report to FIDE', () => {
  it('with everything in it lacks nothing', () => {
    expect(missingWith({})).toEqual([]);
  });

  it.each(table)('%s', (_, missing, expected) => {
    expect(missing).toContainEqual(expected);
  });

  it('has each of its lacks in this table, required or advised', () => {
    const codes = new Set(table.map(([, , { code }]) => code));
    expect([...codes].sort()).toEqual(
      errorCodes().filter((code) => code.startsWith('fide-report.')),
    );
    const required = new Set(table.flatMap(([, , one]) => (isRequired(one) ? [one.code] : [])));
    expect(required.size).toBe(18);
  });

  it('of an event without numbers names everybody once, by number', () => {
    const missing = missingWith({}, { fideId: '' }, { fideId: '0' });
    expect(
      missing.map((requirement) => ('player' in requirement ? requirement.player : 0)),
    ).toEqual([1, 2]);
  });
});
