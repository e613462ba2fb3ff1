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

/** A player's line in tables. */
export interface PlayerLine extends ShownRating {
  readonly id: PlayerId;
  readonly no: number;
  readonly name: string;
  readonly title: string;
  readonly club: string;
  readonly federation: string;
  readonly withdrawn: boolean;
}

/** One side of a board. `halfPointsBefore`: the player's points before the round. */
export interface BoardSide extends PlayerLine {
  readonly halfPointsBefore: number;
  /** The player's thinking time in this game; null without time odds or without an opponent. */
  readonly time: TimeControl | null;
}

/** A player before a round: with the points so far and the colours of the games played. */
export interface Contender extends PlayerLine {
  readonly halfPointsBefore: number;
  readonly colours: readonly ('white' | 'black')[];
}

/** A board of a round. */
export interface BoardRow {
  readonly board: number;
  /** The table where it is played; null if boards and tables have the same numbers. */
  readonly table: number | null;
  readonly white: BoardSide;
  readonly black: BoardSide;
  readonly result: GameResult | null;
  readonly because: readonly Reason[];
}

/** A player without an opponent in a round. */
export interface ByeRow extends Omit<ByeEntry, 'player'> {
  readonly player: BoardSide;
}

/** A round as the console, lists and public pages show it. */
export interface RoundView {
  readonly round: number;
  /** The cup's stage; null for other systems. */
  readonly stage: CupStage | null;
  /** Its date, thinking time and waiting time. */
  readonly play: PlayOfRound;
  /** When it begins, `2026-11-21T19:00`; '' if not known. */
  readonly start: string;
  readonly status: 'draft' | 'published';
  readonly altered: boolean;
  readonly boards: readonly BoardRow[];
  readonly byes: readonly ByeRow[];
  readonly remarks: readonly Reason[];
  /** Boards without a final result; a pending game is only in `pending`. */
  readonly missing: readonly number[];
  readonly pending: readonly number[];
}

/** A line of the standings, in final order. */
export interface StandingsRow {
  readonly rank: number;
  /** The rank by points alone: the first of all places with the same points. */
  readonly pointsRank: number;
  /** False for a player who withdrew so early that their results do not count. */
  readonly counts: boolean;
  /** Whether the player was expelled, and has no place. */
  readonly expelled: boolean;
  /** Whether a neighbour is equal in everything, so that the rank is shared. */
  readonly shared: boolean;
  /** Whether a lot alone decided the place among equals. */
  readonly byLot: boolean;
  /** Whether a play-off decided the place. */
  readonly byPlayOff: boolean;
  /** Whether the arbiter decided the place, by hand or by values from outside. */
  readonly byArbiter: boolean;
  /** Whether a value was calculated without withdrawn opponents, and raised. */
  readonly corrected: boolean;
  /** What the place decides by the present standings. */
  readonly marks: readonly PlaceMark[];
  readonly player: PlayerLine;
  readonly halfPoints: number;
  /** In the order of `tieBreaks`; null = dropped. */
  readonly values: readonly (TieBreakValue | null)[];
  /** Whether an unfinished game is counted as a draw. */
  readonly pending: boolean;
}

/** Standings after a round. */
export interface StandingsView {
  readonly round: number;
  readonly tieBreaks: readonly TieBreakCode[];
  readonly rows: readonly StandingsRow[];
  /** The round after which the tie-breaks were changed; null: not since the start. */
  readonly orderChangedAfterRound: number | null;
  /** The lots, play-offs and orders of the arbiter that decided places, from the top. */
  readonly lots: readonly PlaceLot[];
  /** How the games of withdrawn players were treated; players by number. */
  readonly withdrawals: readonly Reason[];
  /** Whether a result of these rounds is missing or pending. */
  readonly provisional: boolean;
}

/** A game with its players. */
export interface GameLine {
  readonly round: number;
  readonly board: number;
  readonly white: PlayerLine;
  readonly black: PlayerLine;
}

/** A game without a result. */
export interface OpenBoard extends GameLine {}

/** Whether a goal is certain, still open, or out of reach for a player. */
export interface PlaceClaim {
  readonly about: 'first' | PlaceMark;
  readonly standing: 'clinched' | 'open' | 'out-of-reach';
}

/** The places that can still be reached, in the order of the standings. */
export interface StillPossibleView {
  readonly round: number;
  readonly roundsLeft: number;
  readonly openBoards: readonly OpenBoard[];
  readonly rows: readonly {
    readonly standing: StandingsRow;
    readonly best: number;
    readonly worst: number;
    /** On first place or title always; on promotion and relegation where there is one. */
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
      /** False: the game does not count, since one of the two left a round robin early. */
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
    /**
     * For each round, whether the opponent was of another score group; only in systems that pair by
     * score groups.
     */
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
  /** The place after the round by the rule that pairing uses (Monrad 4.10 §2); null until it is known. */
  readonly placing: number | null;
  readonly because: readonly Reason[];
}

/** A player's card, the round card of 4.10.1. */
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

/** A player who misses a round with an excuse. */
export interface ExcuseLine extends Excuse {
  readonly player: PlayerLine;
}

/** A postponed game, or one without a result while later rounds are published. */
export interface DueGame extends GameLine {
  readonly why: 'adjourned' | 'postponed' | 'in-advance' | 'no-result';
  /** The agreed day; '' = none. */
  readonly due: string;
  /** Where an adjourned game goes on: the venue; '' = not known, or the players' own affair. */
  readonly place: string;
  /** The deadline; '' if there is none. */
  readonly until: string;
  readonly article: string;
  /** The excuses of its players; for arbiters only. */
  readonly excuses: readonly ExcuseLine[];
}

/** The games still to be played; each is listed for both its players. */
export interface OpenGamesView {
  /** Postponed games, the next due first. */
  readonly due: readonly DueGame[];
  readonly games: number;
  /** The regulation's last day for all of them; '' if it has none. */
  readonly lastDay: string;
  /** Whether all rounds are open at once and players may draw the colours. */
  readonly byAppointment: boolean;
  readonly rows: readonly { readonly player: PlayerLine; readonly games: readonly OpenGame[] }[];
}

/** A line of the bracket: a player, the winner of a match of the round before, or nobody. */
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
  /** null until somebody has won. */
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
  /** null until somebody has won the cup. */
  readonly winner: Player | null;
  /** The places of the players who are out and of the winner, best first. */
  readonly places: readonly {
    readonly player: Player;
    readonly first: number;
    readonly last: number;
  }[];
}

/** A tournament's cup. */
export interface CupView extends CupBracketView {
  /** Whether the next round is the lot. */
  readonly lotDue: boolean;
}
