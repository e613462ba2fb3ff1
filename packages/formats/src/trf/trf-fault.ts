import type { ByCode } from '@rokade/rules';
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

type CellProblem = ByCode<{
  /** A character in a column that separates the parts of an entry. */
  'trf.column.not-blank': { text: string } & CellFacts;
  'trf.opponent.invalid': { text: string } & CellFacts;
  'trf.colour.invalid': { text: string } & CellFacts;
  'trf.result.invalid': { text: string } & CellFacts;
  /** A game that was played has no colour. */
  'trf.colour.missing': CellFacts;
  /** A played result, but nobody it was played against. */
  'trf.result.needs-opponent': { text: string } & CellFacts;
  /** A bye, but somebody to play against. */
  'trf.result.excludes-opponent': { text: string } & OpponentFacts;
}>;

/** What two lines say against each other. */
export type ConsistencyProblem = ByCode<{
  'trf.player-number.duplicate': { player: number };
  'trf.rounds.too-many': { player: number; most: number };
  'trf.opponent.unknown': OpponentFacts;
  'trf.opponent.self': CellFacts;
  'trf.opponent.not-mutual': OpponentFacts;
  'trf.colours.same': OpponentFacts;
  'trf.results.incompatible': { result: GameCode; opponentResult: GameCode } & OpponentFacts;
}>;

/** What makes a file unusable as it stands. */
export type TrfProblem =
  | FieldProblem
  | CellProblem
  | ConsistencyProblem
  | ByCode<{
      /** No line begins with a record code of the format. */
      'trf.not-trf': object;
      'trf.no-players': object;
      /** From this column on everything stands `by` columns too far left or right. */
      'trf.line.shifted': { by: number };
      /** A character in a column that separates fields, and no shift puts the line right. */
      'trf.line.out-of-columns': { text: string };
      'trf.player-number.invalid': { text: string };
      'trf.record.invalid': { record: string; text: string };
      'trf.rounds.conflict': { rounds: number; otherRounds: number };
      'trf.initial-colour.conflict': object;
    }>;

/** What is odd, but leaves no doubt about games and results. */
export type TrfOddity = ByCode<{
  'trf.name.missing': { player: number };
  'trf.sex.unknown': { text: string };
  'trf.title.unknown': { text: string };
  /** Kept as it stands: FIDE's numbers have figures alone. */
  'trf.fide-id.odd': { player: number; text: string };
  'trf.points.differ': { player: number; statedPoints: number; computedPoints: number };
  'trf.player-count.differs': { statedPlayers: number; players: number };
  'trf.rounds.exceeded': { rounds: number; held: number };
  /** Accelerated by Baku (192), which goes by the number of rounds, but no record says it. */
  'trf.acceleration.rounds-unknown': { system: string };
  'trf.round-date.invalid': { text: string };
  /** A team's strength (310) with decimals, which has no place in the record. */
  'trf.strength.rounded': { text: string; strength: number };
  'trf.opponent.missing': { text: string } & CellFacts;
  'trf.bye-announcement.contradicted': CellFacts;
  'trf.bye.second-in-round': { player: number; round: number };
  /** The bye of a round that is still to be paired. */
  'trf.bye.set-beforehand': { player: number; round: number };
  /** A letter for points (162) that is another program's. */
  'trf.scoring.other-symbol': { record: string; symbol: string };
  /** A day (042, 052) with a year of two digits, and the day that it is taken for, ISO. */
  'trf.date.short-year': { record: string; text: string; date: string };
  'trf.date.unreadable': { record: string; text: string };
  /** Points against the scoring (299) are kept, but count in no table. */
  'trf.abnormal-points.not-counted': object;
  /** A text that stands for something encoded (192, 202, 212, 222) is not in that code. */
  'trf.encoding.unknown': { record: string; text: string };
  /** A record names a player or team that the file does not have. */
  'trf.participant.unknown': { record: string; participant: number };
  'trf.record.repeated': { record: string };
}>;

/** A reason to refuse a file, with its place. */
export type TrfFault = TrfProblem & TextPlace;

/** A fault that lenient reading got over, and what it took the text as; '' means left out. */
export type TrfGuess = TrfFault & { readonly takenAs: string };

/** Something to tell a person about a file that is taken all the same. */
export type TrfWarning = TrfOddity & TextPlace;
