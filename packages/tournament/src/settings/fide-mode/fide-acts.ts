import type { SettingName } from '../settings.ts';

/**
 * How an act is kept in FIDE mode: 1 as everywhere; 2 told, and acknowledged; 3 asked once, and
 * confirmed or left; 4 asked twice, with the consequences; 5 refused.
 */
export type FideLevel = 1 | 2 | 3 | 4 | 5;

/** The phases of a tournament that the levels depend on: until round 1 is published, after it, at the end. */
export const fidePhases = ['before', 'under-way', 'over'] as const;
export type FidePhase = (typeof fidePhases)[number];

/** How an act stands in the report file: the kind of its `###` record; null: no record. */
export type FideRecordKind =
  | 'mode-left'
  | 'import'
  | 'pairing-made'
  | 'numbers'
  | 'exchange'
  | 'correction'
  | 'rating-correction'
  | 'adjourned'
  | 'prohibition'
  | 'full-point-bye'
  | 'order'
  | 'configuration';

/** An act as the check-list of FIDE's commission on systems and programs asks about it. */
export interface FideAct {
  /** The questions of the check-list that it answers. */
  readonly questions: readonly number[];
  /** The article that the level follows from; where none does, the check-list's questions. */
  readonly article: string;
  readonly levels: Readonly<Record<FidePhase, FideLevel>>;
  readonly record: FideRecordKind | null;
  /** The settings whose change is this act. */
  readonly settings?: readonly SettingName[];
  /** The setting of which a part is this act, at whose field a refusal stands. */
  readonly partOf?: SettingName;
}

const frozen = { before: 1, 'under-way': 5, over: 5 } as const;
const never = { before: 5, 'under-way': 5, over: 5 } as const;
const confirmation = { before: 3, 'under-way': 3, over: 3 } as const;
const notice = { before: 2, 'under-way': 2, over: 2 } as const;

const list = (questions: string): string => `VCL4THP ${questions}`;

/**
 * Every act that FIDE mode keeps, with its level in each phase: the one matrix from which deciders,
 * pages, API, command line and docs/fide-mode.md are made. No setting changes it.
 *
 * @article FIDE C.04.1 2026 1; FIDE C.04.2 2026
 */
export const fideActs = {
  'leave-mode': {
    questions: [42, 43, 44, 45],
    article: list('43'),
    levels: { before: 4, 'under-way': 4, over: 5 },
    record: 'mode-left',
  },
  'enter-mode': {
    questions: [41],
    article: list('41'),
    levels: { before: 3, 'under-way': 5, over: 5 },
    record: null,
  },
  rounds: {
    questions: [57, 58, 59, 60, 61],
    article: 'FIDE C.04.1 2026 1',
    levels: frozen,
    record: 'configuration',
    settings: ['roundsPlanned'],
  },
  scoring: {
    questions: [75, 76, 77],
    article: list('75'),
    levels: frozen,
    record: 'configuration',
    partOf: 'scoring',
  },
  'bye-value': {
    questions: [85, 86, 87],
    article: list('85'),
    levels: frozen,
    record: 'configuration',
    partOf: 'scoring',
  },
  'draw-above-half': {
    questions: [74],
    article: list('74'),
    levels: never,
    record: null,
    partOf: 'scoring',
  },
  'bye-above-win': {
    questions: [81],
    article: list('81'),
    levels: never,
    record: null,
    partOf: 'scoring',
  },
  system: {
    questions: [93],
    article: list('93'),
    levels: frozen,
    record: 'configuration',
    partOf: 'system',
  },
  acceleration: {
    questions: [109, 110],
    article: 'FIDE C.04.7 2026',
    levels: frozen,
    record: 'configuration',
    partOf: 'system',
  },
  'tie-breaks': {
    questions: [200, 201, 202],
    article: list('201'),
    levels: frozen,
    record: 'configuration',
    settings: ['tieBreaks', 'tieBreakEdition'],
  },
  prohibition: {
    questions: [194, 195, 196],
    article: list('196'),
    levels: frozen,
    record: 'prohibition',
    settings: ['forbidden'],
  },
  ratings: {
    questions: [123, 126, 132, 208],
    article: 'FIDE C.04.2 2026',
    levels: frozen,
    record: 'configuration',
    settings: ['pairingRatings', 'secondRatings', 'unratedAs'],
  },
  'open-games-expected': {
    questions: [167],
    article: 'FIDE C.04.2',
    levels: never,
    record: null,
    partOf: 'openGamesAs',
  },
  numbers: {
    questions: [147, 150, 151, 153, 154],
    article: 'FIDE C.04.2 2026',
    levels: confirmation,
    record: 'numbers',
  },
  'numbers-against-ratings': {
    questions: [148, 149],
    article: 'FIDE C.04.2 2026',
    levels: never,
    record: null,
  },
  'exchange-numbers': {
    questions: [148, 150],
    article: 'FIDE C.04.2 2026',
    levels: confirmation,
    record: 'exchange',
  },
  'pairing-made': {
    questions: [64, 65, 66, 68, 69],
    article: list('66'),
    levels: confirmation,
    record: 'pairing-made',
  },
  'take-back-round': {
    questions: [114, 115],
    article: list('115'),
    levels: confirmation,
    record: null,
  },
  undo: {
    questions: [114, 115],
    article: list('115'),
    levels: { before: 1, 'under-way': 3, over: 3 },
    record: null,
  },
  'import-wrong-rounds': {
    questions: [54, 55, 56],
    article: list('55'),
    levels: confirmation,
    record: 'import',
  },
  adjourning: {
    questions: [158, 159, 160],
    article: 'FIDE C.04.2',
    levels: notice,
    record: 'adjourned',
  },
  'adjourned-result': {
    questions: [162, 163],
    article: 'FIDE C.04.2',
    levels: confirmation,
    record: null,
  },
  'full-point-bye': {
    questions: [177, 178, 179],
    article: list('178'),
    levels: notice,
    record: 'full-point-bye',
  },
  'second-half-point-bye': {
    questions: [173, 174],
    article: list('174'),
    levels: confirmation,
    record: null,
  },
  'correct-previous': {
    questions: [190],
    article: 'FIDE C.04.2',
    levels: { before: 1, 'under-way': 3, over: 5 },
    record: 'correction',
  },
  'correct-older': {
    questions: [189, 191],
    article: 'FIDE C.04.2',
    levels: { before: 1, 'under-way': 5, over: 5 },
    record: null,
  },
  'correct-for-rating': {
    questions: [192, 193],
    article: 'FIDE C.04.2',
    levels: confirmation,
    record: 'rating-correction',
  },
  'order-given': {
    questions: [205, 207],
    article: list('205'),
    levels: confirmation,
    record: 'order',
  },
  'finish-with-open-games': {
    questions: [161, 169],
    article: list('161'),
    levels: never,
    record: null,
  },
  'report-with-open-games': {
    questions: [169],
    article: list('169'),
    levels: never,
    record: null,
  },
  reopen: {
    questions: [161],
    article: list('161'),
    levels: confirmation,
    record: null,
  },
} as const satisfies Readonly<Record<string, FideAct>>;

/** The code of an act that FIDE mode keeps. */
export type FideActCode = keyof typeof fideActs;

/** The acts with their records, in the order of the check-list. */
export const fideActsInOrder: readonly (readonly [FideActCode, FideAct])[] = Object.entries(
  fideActs,
) as [FideActCode, FideAct][];

/** The level of an act in a phase. */
export const fideLevel = (act: FideActCode, phase: FidePhase): FideLevel =>
  fideActs[act].levels[phase];
