import type { TrfRecord } from '../trf-reading.ts';
import { accelerationRecord, playerAccelerationRecord } from './acceleration-record.ts';
import { byeRecord } from './bye-record.ts';
import { playerCountRecord, ratedPlayerCountRecord, teamCountRecord } from './count-record.ts';
import { forbiddenPairsRecord } from './forbidden-pairs-record.ts';
import { deputyArbiterRecord, headerRecords } from './header-record.ts';
import { initialColourRecord } from './initial-colour-record.ts';
import { playerRecord } from './player-record.ts';
import { roundDateRecord } from './round-date-record.ts';
import { roundsRecord } from './rounds-record.ts';
import { scoringRecord } from './scoring-record.ts';
import { teamRecord } from './team-record.ts';

/** Every kind of record before the players, in the order in which they are written. */
export const recordsBeforePlayers: readonly TrfRecord[] = [
  headerRecords['012'],
  headerRecords['022'],
  headerRecords['032'],
  headerRecords['042'],
  headerRecords['052'],
  playerCountRecord,
  ratedPlayerCountRecord,
  teamCountRecord,
  headerRecords['092'],
  headerRecords['102'],
  deputyArbiterRecord,
  headerRecords['122'],
  roundDateRecord,
  roundsRecord,
  initialColourRecord,
  scoringRecord,
  headerRecords['172'],
  headerRecords['182'],
  headerRecords['192'],
  headerRecords['202'],
  headerRecords['212'],
  headerRecords['222'],
  byeRecord,
  accelerationRecord,
  playerAccelerationRecord,
  forbiddenPairsRecord,
];

/** The players and what follows them. */
export const recordsFromPlayersOn: readonly TrfRecord[] = [playerRecord, teamRecord];

const byCode = new Map(
  [...recordsBeforePlayers, ...recordsFromPlayersOn].flatMap((record) =>
    record.codes.map((code) => [code, record] as const),
  ),
);

/** The kind of record a code names, or undefined. */
export const recordFor = (code: string): TrfRecord | undefined => byCode.get(code);

/**
 * Records of TRF26 that change points, opponents or teams and are kept without being read: whoever
 * computes from the file must be told.
 */
export const recordsNotRead: ReadonlySet<string> = new Set(['299', '310', '320', '330', '362']);
