import type { ByCode } from '@rokade/rules';
import type { GameCode } from './trf-document.ts';

/** A place in a text; both numbers from 1, columns in characters. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The player's line and the round of a fault. */
interface CellFacts {
  readonly player: number;
  readonly round: number;
}

interface OpponentFacts extends CellFacts {
  readonly opponent: number;
}

/** A field of record 001 with invalid content. */
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
  /** A played game without colour. */
  'trf.colour.missing': CellFacts;
  /** A played result without an opponent. */
  'trf.result.needs-opponent': { text: string } & CellFacts;
  /** A bye with an opponent. */
  'trf.result.excludes-opponent': { text: string } & OpponentFacts;
}>;

/** A contradiction between two lines. */
export type ConsistencyProblem = ByCode<{
  'trf.player-number.duplicate': { player: number };
  'trf.rounds.too-many': { player: number; most: number };
  'trf.opponent.unknown': OpponentFacts;
  'trf.opponent.self': CellFacts;
  'trf.opponent.not-mutual': OpponentFacts;
  'trf.colours.same': OpponentFacts;
  'trf.results.incompatible': { result: GameCode; opponentResult: GameCode } & OpponentFacts;
}>;

/** A fault that makes a file unusable as it is. */
export type TrfProblem =
  | FieldProblem
  | CellProblem
  | ConsistencyProblem
  | ByCode<{
      /** No line begins with a record code of the format. */
      'trf.not-trf': object;
      'trf.no-players': object;
      /** From this column on everything is `by` columns too far left or right. */
      'trf.line.shifted': { by: number };
      /** A character in a separating column, and no single shift corrects the line. */
      'trf.line.out-of-columns': { text: string };
      'trf.player-number.invalid': { text: string };
      'trf.record.invalid': { record: string; text: string };
      'trf.rounds.conflict': { rounds: number; otherRounds: number };
      'trf.initial-colour.conflict': object;
    }>;

/** An oddity that leaves no doubt about games and results. */
export type TrfOddity = ByCode<{
  'trf.name.missing': { player: number };
  'trf.sex.unknown': { text: string };
  'trf.title.unknown': { text: string };
  /** Kept as it is, although a FIDE ID has digits only. */
  'trf.fide-id.odd': { player: number; text: string };
  'trf.points.differ': { player: number; statedPoints: number; computedPoints: number };
  'trf.player-count.differs': { statedPlayers: number; players: number };
  'trf.rounds.exceeded': { rounds: number; held: number };
  /** Accelerated by Baku (192), which depends on the number of rounds, but no record has it. */
  'trf.acceleration.rounds-unknown': { system: string };
  'trf.round-date.invalid': { text: string };
  /** A team's strength (310) with decimals, for which the record has no place. */
  'trf.strength.rounded': { text: string; strength: number };
  'trf.opponent.missing': { text: string } & CellFacts;
  'trf.bye-announcement.contradicted': CellFacts;
  'trf.bye.second-in-round': { player: number; round: number };
  /** A bye in a round that is not paired yet. */
  'trf.bye.set-beforehand': { player: number; round: number };
  /** A letter for points (162) that belongs to another program. */
  'trf.scoring.other-symbol': { record: string; symbol: string };
  /** A day (042, 052) with a year of two digits, and the day as interpreted, ISO. */
  'trf.date.short-year': { record: string; text: string; date: string };
  'trf.date.unreadable': { record: string; text: string };
  /** Records 299 that are kept, but count in no table. */
  'trf.abnormal-points.not-counted': object;
  /** The text of an encoded record (192, 202, 212, 222) is not in its code. */
  'trf.encoding.unknown': { record: string; text: string };
  /** A record names a player or team that does not exist in the file. */
  'trf.participant.unknown': { record: string; participant: number };
  'trf.record.repeated': { record: string };
}>;

/** A reason to refuse a file, with its place. */
export type TrfFault = TrfProblem & TextPlace;

/** A fault that lenient reading corrected, and the replacement; '' means left out. */
export type TrfGuess = TrfFault & { readonly takenAs: string };

/** A remark on a file that was accepted. */
export type TrfWarning = TrfOddity & TextPlace;
