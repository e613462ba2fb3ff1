import { recordCode, type TrfLine } from '../trf-line.ts';
import type { TrfRecord } from '../trf-reading.ts';
import { abnormalPointsRecord } from './abnormal-points-record.ts';
import { accelerationRecord, playerAccelerationRecord } from './acceleration-record.ts';
import { boardColoursRecord } from './board-colours-record.ts';
import { byeRecord } from './bye-record.ts';
import { playerCountRecord, ratedPlayerCountRecord, teamCountRecord } from './count-record.ts';
import { forbiddenPairsRecord } from './forbidden-pairs-record.ts';
import { forfeitedMatchRecord } from './forfeited-match-record.ts';
import { deputyArbiterRecord, headerRecords } from './header-record.ts';
import { initialColourRecord } from './initial-colour-record.ts';
import { lineUpRecord } from './line-up-record.ts';
import { matchScoringRecord } from './match-scoring-record.ts';
import { isNationalLine, nationalPlayerRecord } from './national-player-record.ts';
import { numberedTeamRecord } from './numbered-team-record.ts';
import { playerRecord } from './player-record.ts';
import { roundDateRecord } from './round-date-record.ts';
import { roundsRecord } from './rounds-record.ts';
import { scoringRecord } from './scoring-record.ts';
import { teamByeRecord } from './team-bye-record.ts';
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
  boardColoursRecord,
  matchScoringRecord,
  byeRecord,
  accelerationRecord,
  playerAccelerationRecord,
  forbiddenPairsRecord,
  abnormalPointsRecord,
];

/** The players and what follows them. */
export const recordsFromPlayersOn: readonly TrfRecord[] = [
  playerRecord,
  nationalPlayerRecord,
  teamRecord,
  numberedTeamRecord,
  lineUpRecord,
  teamByeRecord,
  forfeitedMatchRecord,
];

const byCode = new Map(
  [...recordsBeforePlayers, ...recordsFromPlayersOn].flatMap((record) =>
    record.codes.map((code) => [code, record] as const),
  ),
);

/** The kind of record that a line is, or undefined. */
export const recordOf = (line: TrfLine): TrfRecord | undefined =>
  byCode.get(recordCode(line)) ?? (isNationalLine(line) ? nationalPlayerRecord : undefined);
