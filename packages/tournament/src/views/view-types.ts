import type {
  CupDecision,
  CupGameKind,
  CupOutcome,
  CupRoundName,
  CupStage,
  Reason,
  TieBreakValue,
} from '@rokade/rules';
import type { ByeEntry } from '../events/entry.ts';
import type { ShownRating } from '../questions/ratings.ts';
import type { PlayOfRound } from '../questions/round-play.ts';
import type { GameResult } from '../values/game-result.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Excuse } from '../values/player.ts';
import type { TieBreakCode, TimeControl } from '../values/setting-values.ts';
import type { PlaceLot } from './place-lot.ts';
import type { PlaceMark } from './place-marks.ts';
import type { ScoreFloat } from './score-floats.ts';

/** A player as tables name them. */
export interface PlayerLine extends ShownRating {
  readonly id: PlayerId;
  readonly no: number;
  readonly name: string;
  readonly title: string;
  readonly club: string;
  readonly federation: string;
  readonly withdrawn: boolean;
}

/** One side of a board. `halfPointsBefore`: the points they came to the board with. */
export interface BoardSide extends PlayerLine {
  readonly halfPointsBefore: number;
  /**
   * Their thinking time against this opponent; null where there are no time odds, or no opponent.
   */
  readonly time: TimeControl | null;
}

/**
 * A player as they come to a round: with the points they have and the colours of the games played.
 */
export interface Contender extends PlayerLine {
  readonly halfPointsBefore: number;
  readonly colours: readonly ('white' | 'black')[];
}

/** A board of a round. */
export interface BoardRow {
  readonly board: number;
  /** Where it is played; null where the tables of the round are its boards. */
  readonly table: number | null;
  readonly white: BoardSide;
  readonly black: BoardSide;
  readonly result: GameResult | null;
  readonly because: readonly Reason[];
}

/** Somebody without an opponent in a round. */
export interface ByeRow extends Omit<ByeEntry, 'player'> {
  readonly player: BoardSide;
}

/** A round as the desk, the lists and the public pages show it. */
export interface RoundView {
  readonly round: number;
  /** What the round is in a cup; null in any other tournament. */
  readonly stage: CupStage | null;
  /** Its date, thinking time and waiting time. */
  readonly play: PlayOfRound;
  /** When it begins, `2026-11-21T19:00`; '' while nobody has said it. */
  readonly start: string;
  readonly status: 'draft' | 'published';
  readonly altered: boolean;
  readonly boards: readonly BoardRow[];
  readonly byes: readonly ByeRow[];
  readonly remarks: readonly Reason[];
  /** Boards without a final result; a pending game counts as missing only in `pending`. */
  readonly missing: readonly number[];
  readonly pending: readonly number[];
}

/** A line of the standings, in final order. */
export interface StandingsRow {
  readonly rank: number;
  /** The first place of all with the same points, before any tie-break. */
  readonly pointsRank: number;
  /** False for who left so early that their results do not count. */
  readonly counts: boolean;
  /** Equal in everything with a neighbour: the rank is shared. */
  readonly shared: boolean;
  /** Only a lot put the player here among equals. */
  readonly byLot: boolean;
  /** A play-off put the player here. */
  readonly byPlayOff: boolean;
  /** A value was reckoned without opponents who left, and raised. */
  readonly corrected: boolean;
  /** What the place decides, as the table stands. */
  readonly marks: readonly PlaceMark[];
  readonly player: PlayerLine;
  readonly halfPoints: number;
  /** In the order of `tieBreaks`; null = dropped. */
  readonly values: readonly (TieBreakValue | null)[];
  /** Has a game still to be finished, counted as a draw meanwhile. */
  readonly pending: boolean;
}

/** Standings after a round. */
export interface StandingsView {
  readonly round: number;
  readonly tieBreaks: readonly TieBreakCode[];
  readonly rows: readonly StandingsRow[];
  /** After which round the tie-breaks were changed, null: they are those of the start. */
  readonly orderChangedAfterRound: number | null;
  /** The lots that decided places, from the top. */
  readonly lots: readonly PlaceLot[];
  /** What became of the games of those who left; players by number. */
  readonly withdrawals: readonly Reason[];
  /** A result of these rounds is missing or pending. */
  readonly provisional: boolean;
}

/** A game with who plays it. */
export interface GameLine {
  readonly round: number;
  readonly board: number;
  readonly white: PlayerLine;
  readonly black: PlayerLine;
}

/** A game that still waits for its result. */
export interface OpenBoard extends GameLine {}

/** How far a goal is decided for a player: certain, still open, or not to be had any more. */
export interface PlaceClaim {
  readonly about: 'first' | PlaceMark;
  readonly standing: 'clinched' | 'open' | 'out-of-reach';
}

/** Which places can still be reached, in the order of the standings. */
export interface StillPossibleView {
  readonly round: number;
  readonly roundsLeft: number;
  readonly openBoards: readonly OpenBoard[];
  readonly rows: readonly {
    readonly standing: StandingsRow;
    readonly best: number;
    readonly worst: number;
    /** About first place or title always; about promotion and relegation where there is one. */
    readonly claims: readonly PlaceClaim[];
  }[];
}

/** One round in a player's row of a crosstable. `opponentRank` is the final rank of the table shown. */
export type CrosstableCell =
  | {
      readonly kind: 'game';
      readonly opponentRank: number;
      readonly opponent: PlayerId;
      readonly colour: 'white' | 'black';
      /** null: no result yet. */
      readonly halfPoints: number | null;
      readonly how: 'played' | 'forfeit' | 'pending' | 'open';
      /** False: against one who left a round robin early, or by them; not in the points. */
      readonly counts: boolean;
    }
  | { readonly kind: 'bye'; readonly bye: ByeEntry['bye']; readonly halfPoints: number }
  | { readonly kind: 'none' };

/** The crosstable: rows in the order of the standings. */
export interface CrosstableView {
  readonly rounds: number;
  readonly rows: readonly {
    readonly standing: StandingsRow;
    readonly cells: readonly CrosstableCell[];
    /** Half-points after each round, as they count for the standings. */
    readonly progress: readonly number[];
    /** Who met somebody of another score group, round by round; only where a system pairs by them. */
    readonly floats: readonly (ScoreFloat | null)[];
  }[];
}

/** One round on a player's card. */
export interface CardRound {
  readonly round: number;
  readonly cell: CrosstableCell;
  readonly board: number | null;
  readonly opponent: PlayerLine | null;
  readonly halfPointsAfter: number;
  /** Placing after the round by the rule that pairing uses (Monrad 4.10 §2), null before it is known. */
  readonly placing: number | null;
  readonly because: readonly Reason[];
}

/** All about one player: the round card of 4.10.1. */
export interface PlayerCardView {
  readonly player: PlayerLine;
  readonly standing: StandingsRow | null;
  readonly rounds: readonly CardRound[];
  readonly whites: number;
  readonly blacks: number;
}

/** A game that a player still has to play or finish. */
export interface OpenGame {
  readonly round: number;
  readonly board: number;
  readonly colour: 'white' | 'black';
  readonly opponent: PlayerLine;
  /** ISO date, with a time where the round has one; '' = not agreed. */
  readonly due: string;
}

/** Somebody who stays away from a round with an excuse. */
export interface ExcuseLine extends Excuse {
  readonly player: PlayerLine;
}

/** A game that was put off, or lacks its result while later rounds are out. */
export interface DueGame extends GameLine {
  readonly why: 'adjourned' | 'postponed' | 'in-advance' | 'no-result';
  /** The day agreed; '' = none. */
  readonly due: string;
  /** By when it is to be played, and who says so; '' where nobody does. */
  readonly until: string;
  readonly article: string;
  /** Which of its players stay away from the round with an excuse; for arbiters alone. */
  readonly excuses: readonly ExcuseLine[];
}

/** What is still to play; each game stands with both its players. */
export interface OpenGamesView {
  /** Those put off, the next due first. */
  readonly due: readonly DueGame[];
  readonly games: number;
  /** By when the regulation wants all of them done; '' where it does not say. */
  readonly lastDay: string;
  /** All rounds are open at once, and players may draw the colours. */
  readonly byAppointment: boolean;
  readonly rows: readonly { readonly player: PlayerLine; readonly games: readonly OpenGame[] }[];
}

/** A line of the bracket: a player, whoever comes out of a match of the round before, or nobody. */
export type CupSideView<Player = PlayerLine> =
  | {
      readonly kind: 'player';
      readonly player: Player;
      readonly won: boolean;
      readonly lost: boolean;
    }
  | { readonly kind: 'winner-of'; readonly match: number }
  | { readonly kind: 'nobody' };

/** A match of a cup. */
export interface CupMatchView<Player = PlayerLine> {
  /** From 1, from the top of the round. */
  readonly number: number;
  readonly sides: readonly [upper: CupSideView<Player>, lower: CupSideView<Player>];
  readonly games: readonly {
    readonly round: number;
    readonly kind: CupGameKind;
    /** Half-points, the upper line's first; null while the game is open. */
    readonly score: readonly [number, number] | null;
    readonly played: boolean;
  }[];
  readonly status: CupOutcome['kind'];
  /** null unless somebody has won. */
  readonly winner: Player | null;
  readonly by: CupDecision | null;
}

/** The bracket of a cup with everything played so far. */
export interface CupBracketView<Player = PlayerLine> {
  readonly rounds: readonly {
    readonly bracketRound: number;
    readonly name: CupRoundName;
    readonly matches: readonly CupMatchView<Player>[];
  }[];
  readonly status: CupOutcome['kind'];
  /** null unless somebody has won the cup. */
  readonly winner: Player | null;
  /** Of those who are out and of the winner, best first. */
  readonly places: readonly {
    readonly player: Player;
    readonly first: number;
    readonly last: number;
  }[];
}

/** A tournament's cup. */
export interface CupView extends CupBracketView {
  /** The next round is the lot. */
  readonly lotDue: boolean;
}
