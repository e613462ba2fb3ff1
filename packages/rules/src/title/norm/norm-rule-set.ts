import type { Condition, RoundDays } from '../../kernel/condition.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import type { DirectTitleRules } from './direct-title-rules.ts';
import type {
  NormConditionCode,
  NormReasonCode,
  NormRequirementCode,
  OrganiserFact,
} from './norm-codes.ts';

/** Titles made by norms, the higher of each kind first. */
export const normTitles = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof normTitles)[number];

/** Kinds of events with special rules. */
export const competitions = [
  'ordinary',
  'national-championship',
  'national-team-championship',
  'zonal',
  'world-team',
  'world-cup',
] as const;
export type Competition = (typeof competitions)[number];

/** A player for norms. */
export interface NormPlayer {
  readonly no: PlayerNo;
  /** `GM IM WGM FM WIM CM WFM WCM` or ''. */
  readonly title: string;
  /** '' unknown. */
  readonly federation: string;
  readonly isWoman: boolean;
  /** The team in a match of teams, by whatever tells teams apart; left out where everybody plays alone. */
  readonly team?: string;
  /** FIDE's standard rating at the beginning of the event; null: none. */
  readonly rating: number | null;
  /** Rounds 1 … `roundsPaired`, by 1 – ½ – 0. */
  readonly records: readonly RoundRecord[];
}

/** An event with the facts from its rounds and settings. */
export interface PlayedEvent extends RoundDays {
  /** The event's federation; '' unknown. */
  readonly federation: string;
  /** The number of paired rounds. */
  readonly roundsPaired: number;
  /** Whether all pairings, of players or of their teams, were fixed beforehand. */
  readonly predetermined: boolean;
  /** Each player's minutes for sixty moves; null: unknown. */
  readonly minutes: number | null;
  /** The highest number of moves per hour at a control; null: unknown, or there is no control. */
  readonly movesAnHour: number | null;
}

/** The organiser's facts about an event. */
export interface OrganiserAnswers {
  readonly competition: Competition;
  /** The answers to facts that no result shows. */
  readonly answers: Readonly<Partial<Record<OrganiserFact, boolean>>>;
}

/** An event for norms. */
export interface NormEvent extends PlayedEvent, OrganiserAnswers {}

/** The request for a tournament's norms. */
export interface NormQuestion {
  readonly event: PlayedEvent;
  readonly players: readonly NormPlayer[];
}

/** One requirement of a norm, with the present and the required number. */
export interface NormRequirement {
  readonly code: NormRequirementCode | NormConditionCode;
  readonly article: string;
  /** Points, games, people or rating points. */
  readonly have: number;
  /** The least number; for an upper limit (`own-federation`) the greatest. */
  readonly need: number;
  readonly isMet: boolean;
}

/**
 * A condition of the event itself. Without the required ones nobody makes a norm; the others only
 * matter for an application.
 */
export type NormCondition = Condition<NormConditionCode>;

/** The judgement of a player's games for a title. */
export interface TitleResult {
  readonly no: PlayerNo;
  readonly title: NormTitle;
  readonly games: number;
  readonly halfPoints: HalfPoints;
  /** The average of the opponents (until 2001 of the whole group), rounded; null without games. */
  readonly average: number | null;
  /** null if the rules have none. */
  readonly performance: number | null;
  /** The rounds left out, as the rules allow. */
  readonly ignored: readonly number[];
  /** The lowest sufficient score; null if there is none. */
  readonly neededHalfPoints: HalfPoints | null;
  /** How many games it counts in an application. */
  readonly worth: number;
  readonly requirements: readonly NormRequirement[];
  readonly because: readonly Reason<NormReasonCode>[];
}

/** A sufficient score against opponents with an average. */
export interface NeededScore {
  readonly halfPoints: HalfPoints;
  /** The average of the unknown opponents; null: any. */
  readonly average: number | null;
}

/** A player's requirements for future rounds. */
export interface NormStillPossible {
  readonly rounds: number;
  /** Opponents that are already known. */
  readonly known: readonly PlayerNo[];
  /** From the full score down to the lowest sufficient one. */
  readonly scores: readonly NeededScore[];
  /** The least number among the unknown opponents. */
  readonly titled: number;
  readonly keyTitles: number;
  readonly federations: number;
}

/** A player near a norm, or still on the way to one. */
export interface NearNorm extends TitleResult {
  readonly missing: readonly NormRequirement[];
  /** null if no round is left. */
  readonly ahead: NormStillPossible | null;
}

/** A title by rating alone, for a player who does not hold it. */
export interface RatingTitle {
  readonly no: PlayerNo;
  readonly title: string;
  readonly have: number;
  readonly need: number;
}

/** Editions of the title regulations, the one in force first. */
export type NormEdition = 'fide-2024' | 'fide-2001';

/** The norms of an event. */
export interface NormReport {
  readonly edition: NormEdition;
  /** By number; the highest of each kind. */
  readonly norms: readonly TitleResult[];
  readonly near: readonly NearNorm[];
  readonly byRating: readonly RatingTitle[];
  readonly conditions: readonly NormCondition[];
}

/** The title regulations of one edition. */
export interface NormRuleSet {
  readonly code: NormEdition;
  readonly directTitles: DirectTitleRules;
  report(event: NormEvent, players: readonly NormPlayer[]): NormReport;
}
