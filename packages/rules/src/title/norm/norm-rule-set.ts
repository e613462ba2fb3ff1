import type { Condition, RoundDays } from '../../kernel/condition.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import type { DirectTitleRules } from './direct-title-rules.ts';
import type {
  NormConditionCode,
  NormReasonCode,
  NormRequirementCode,
  ToldFact,
} from './norm-codes.ts';

/** Titles that are gained by norms, the higher of its kind first. */
export const normTitles = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof normTitles)[number];

/** What an event may be that other rules hold for. */
export const competitions = [
  'ordinary',
  'national-championship',
  'national-team-championship',
  'zonal',
  'world-team',
  'world-cup',
] as const;
export type Competition = (typeof competitions)[number];

/** A player as norms see them. */
export interface NormPlayer {
  readonly no: PlayerNo;
  /** `GM IM WGM FM WIM CM WFM WCM` or ''. */
  readonly title: string;
  /** '' unknown. */
  readonly federation: string;
  readonly isWoman: boolean;
  /** FIDE's for long games when the event began; null: none. */
  readonly rating: number | null;
  /** Rounds 1 … `held`, by 1 – ½ – 0. */
  readonly records: readonly RoundRecord[];
}

/** An event as far as its rounds and settings show it. */
export interface HeldEvent extends RoundDays {
  /** Whose event it is; '' unknown. */
  readonly federation: string;
  /** How many are paired. */
  readonly held: number;
  /** Whether all pairings were fixed beforehand. */
  readonly predetermined: boolean;
  /** What each player has for sixty moves; null: unknown. */
  readonly minutes: number | null;
  /** The most moves an hour that a time control asks for; null: unknown, or there is no control. */
  readonly movesAnHour: number | null;
}

/** What has to be said of an event. */
export interface ToldOfEvent {
  readonly competition: Competition;
  /** What was said of it that no result shows. */
  readonly told: Readonly<Partial<Record<ToldFact, boolean>>>;
}

/** An event as norms see it. */
export interface NormEvent extends HeldEvent, ToldOfEvent {}

/** A tournament that is asked for norms. */
export interface NormQuestion {
  readonly event: HeldEvent;
  readonly players: readonly NormPlayer[];
}

/** One requirement of a norm: how much of it there is. */
export interface NormRequirement {
  readonly code: NormRequirementCode | NormConditionCode;
  readonly article: string;
  /** Points, games, people or rating points. */
  readonly have: number;
  /** At least so many; where a requirement caps (`own-federation`), at most. */
  readonly need: number;
  readonly isMet: boolean;
}

/**
 * What the rules ask of the event itself. Without what is wanted nobody makes a norm; the rest matters to
 * an application alone.
 */
export type NormCondition = Condition<NormConditionCode>;

/** A player's games as a title is asked of them. */
export interface TitleResult {
  readonly no: PlayerNo;
  readonly title: NormTitle;
  readonly games: number;
  readonly halfPoints: HalfPoints;
  /** Of the opponents (until 2001 of the whole group), rounded; null without games. */
  readonly average: number | null;
  /** null where the rules know none. */
  readonly performance: number | null;
  /** Rounds left out as the rules allow. */
  readonly ignored: readonly number[];
  /** The least that would have done; null where that cannot be said. */
  readonly neededHalfPoints: HalfPoints | null;
  /** How many games it is worth in an application. */
  readonly worth: number;
  readonly requirements: readonly NormRequirement[];
  readonly because: readonly Reason<NormReasonCode>[];
}

/** A score that would do against opponents of an average. */
export interface NeededScore {
  readonly halfPoints: HalfPoints;
  /** Of those not yet known; null: whoever they are. */
  readonly average: number | null;
}

/** What a player still needs in the rounds to come. */
export interface NormStillPossible {
  readonly rounds: number;
  /** Opponents that are known already. */
  readonly known: readonly PlayerNo[];
  /** From all of them down to the least. */
  readonly scores: readonly NeededScore[];
  /** Among the opponents not yet known, at least. */
  readonly titled: number;
  readonly keyTitles: number;
  readonly federations: number;
}

/** Somebody near a norm, or still on the way to one. */
export interface NearNorm extends TitleResult {
  readonly missing: readonly NormRequirement[];
  /** null once no round is left. */
  readonly ahead: NormStillPossible | null;
}

/** A title that a rating alone gives, for somebody who does not hold it. */
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
  /** By number; the highest of a kind. */
  readonly norms: readonly TitleResult[];
  readonly near: readonly NearNorm[];
  readonly byRating: readonly RatingTitle[];
  readonly conditions: readonly NormCondition[];
}

/** Title regulations in one edition. */
export interface NormRuleSet {
  readonly code: NormEdition;
  readonly directTitles: DirectTitleRules;
  report(event: NormEvent, players: readonly NormPlayer[]): NormReport;
}
