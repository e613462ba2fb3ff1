import type { MustBeEmpty } from '../input/must-be-empty.ts';
import type { GameCode } from './trf-document.ts';

/** Where in a text something stands; both count from 1, columns in characters. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The player's line and the round a fault is about. */
interface CellFacts {
  readonly player: number;
  readonly round: number;
}

interface OpponentFacts extends CellFacts {
  readonly opponent: number;
}

/** A field of record 001 that holds something it cannot. */
type FieldProblem =
  | { readonly code: 'trf.rating.invalid'; readonly text: string }
  | { readonly code: 'trf.points.invalid'; readonly text: string }
  | { readonly code: 'trf.rank.invalid'; readonly text: string };

type CellProblem =
  /** A character in a column that separates the parts of an entry. */
  | ({ readonly code: 'trf.column.not-blank'; readonly text: string } & CellFacts)
  | ({ readonly code: 'trf.opponent.invalid'; readonly text: string } & CellFacts)
  | ({ readonly code: 'trf.colour.invalid'; readonly text: string } & CellFacts)
  | ({ readonly code: 'trf.result.invalid'; readonly text: string } & CellFacts)
  /** A game that was played has no colour. */
  | ({ readonly code: 'trf.colour.missing' } & CellFacts)
  /** A played result, but nobody it was played against. */
  | ({ readonly code: 'trf.result.needs-opponent'; readonly text: string } & CellFacts)
  /** A bye, but somebody to play against. */
  | ({ readonly code: 'trf.result.excludes-opponent'; readonly text: string } & OpponentFacts);

/** What two lines say against each other. */
export type ConsistencyProblem =
  | { readonly code: 'trf.player-number.duplicate'; readonly player: number }
  | { readonly code: 'trf.rounds.too-many'; readonly player: number; readonly most: number }
  | ({ readonly code: 'trf.opponent.unknown' } & OpponentFacts)
  | ({ readonly code: 'trf.opponent.self' } & CellFacts)
  | ({ readonly code: 'trf.opponent.not-mutual' } & OpponentFacts)
  | ({ readonly code: 'trf.colours.same' } & OpponentFacts)
  | ({
      readonly code: 'trf.results.incompatible';
      readonly result: GameCode;
      readonly opponentResult: GameCode;
    } & OpponentFacts);

/** What makes a file unusable as it stands. */
export type TrfProblem =
  /** No line begins with a record code of the format. */
  | { readonly code: 'trf.not-trf' }
  | { readonly code: 'trf.no-players' }
  /** From this column on everything stands `by` columns too far left or right. */
  | { readonly code: 'trf.line.shifted'; readonly by: number }
  /** A character in a column that separates fields, and no shift puts the line right. */
  | { readonly code: 'trf.line.out-of-columns'; readonly text: string }
  | { readonly code: 'trf.player-number.invalid'; readonly text: string }
  | { readonly code: 'trf.record.invalid'; readonly record: string; readonly text: string }
  | { readonly code: 'trf.rounds.conflict'; readonly rounds: number; readonly otherRounds: number }
  | { readonly code: 'trf.initial-colour.conflict' }
  | FieldProblem
  | CellProblem
  | ConsistencyProblem;

/** What is odd, but leaves no doubt about games and results. */
export type TrfOddity =
  | { readonly code: 'trf.name.missing'; readonly player: number }
  | { readonly code: 'trf.sex.unknown'; readonly text: string }
  | { readonly code: 'trf.title.unknown'; readonly text: string }
  | {
      readonly code: 'trf.points.differ';
      readonly player: number;
      readonly statedPoints: number;
      readonly computedPoints: number;
    }
  | {
      readonly code: 'trf.player-count.differs';
      readonly statedPlayers: number;
      readonly players: number;
    }
  | { readonly code: 'trf.rounds.exceeded'; readonly rounds: number; readonly held: number }
  /** Accelerated by Baku (192), which goes by the number of rounds, but no record says it. */
  | { readonly code: 'trf.acceleration.rounds-unknown'; readonly system: string }
  | { readonly code: 'trf.round-date.invalid'; readonly text: string }
  /** A team's strength (310) with decimals, which has no place in the record. */
  | { readonly code: 'trf.strength.rounded'; readonly text: string; readonly strength: number }
  | ({ readonly code: 'trf.opponent.missing'; readonly text: string } & CellFacts)
  | ({ readonly code: 'trf.bye-announcement.contradicted' } & CellFacts)
  | { readonly code: 'trf.bye.second-in-round'; readonly player: number; readonly round: number }
  /** Points against the scoring (299) are kept, but count in no table. */
  | { readonly code: 'trf.abnormal-points.not-counted' }
  /** A text that stands for something encoded (192, 202, 212, 222) is not in that code. */
  | { readonly code: 'trf.encoding.unknown'; readonly record: string; readonly text: string }
  /** A record names a player or team that the file does not have. */
  | {
      readonly code: 'trf.participant.unknown';
      readonly record: string;
      readonly participant: number;
    }
  | { readonly code: 'trf.record.repeated'; readonly record: string };

/** A reason to refuse a file, with its place. */
export type TrfFault = TrfProblem & TextPlace;

/** A fault that lenient reading got over, and what it took the text as; '' means left out. */
export type TrfGuess = TrfFault & { readonly takenAs: string };

/** Something to tell a person about a file that is taken all the same. */
export type TrfWarning = TrfOddity & TextPlace;

/** Every code of a {@link TrfFault}. */
export const trfFaultCodes = [
  'trf.not-trf',
  'trf.no-players',
  'trf.line.shifted',
  'trf.line.out-of-columns',
  'trf.column.not-blank',
  'trf.player-number.invalid',
  'trf.player-number.duplicate',
  'trf.record.invalid',
  'trf.rounds.conflict',
  'trf.rounds.too-many',
  'trf.initial-colour.conflict',
  'trf.rating.invalid',
  'trf.points.invalid',
  'trf.rank.invalid',
  'trf.opponent.invalid',
  'trf.opponent.unknown',
  'trf.opponent.self',
  'trf.opponent.not-mutual',
  'trf.colour.invalid',
  'trf.colour.missing',
  'trf.colours.same',
  'trf.result.invalid',
  'trf.result.needs-opponent',
  'trf.result.excludes-opponent',
  'trf.results.incompatible',
] as const satisfies readonly TrfProblem['code'][];

/** Every code of a {@link TrfWarning}. */
export const trfWarningCodes = [
  'trf.name.missing',
  'trf.sex.unknown',
  'trf.title.unknown',
  'trf.points.differ',
  'trf.player-count.differs',
  'trf.rounds.exceeded',
  'trf.acceleration.rounds-unknown',
  'trf.round-date.invalid',
  'trf.strength.rounded',
  'trf.opponent.missing',
  'trf.bye-announcement.contradicted',
  'trf.bye.second-in-round',
  'trf.abnormal-points.not-counted',
  'trf.encoding.unknown',
  'trf.participant.unknown',
  'trf.record.repeated',
] as const satisfies readonly TrfOddity['code'][];

/** Codes that the lists above lack: none. @proof */
export type UnlistedTrfCode = MustBeEmpty<
  | Exclude<TrfProblem['code'], (typeof trfFaultCodes)[number]>
  | Exclude<TrfOddity['code'], (typeof trfWarningCodes)[number]>
>;
