import type {
  EditionOf,
  ForbiddenGroup,
  FullPairingRequest,
  HalfPoints,
  OptionsOf,
  PairingSystemCode,
  PlayerNo,
  PointSystem,
  TieBreakPresetCode,
  TieBreakRules,
  TieRule,
  WaitingRuleCode,
} from '@rokade/rules';
import type { PlayerId } from '../values/ids.ts';
import type { RatingOrder } from '../values/rating-order.ts';
import type { Chosen, SystemOptions } from './option.ts';

/** The articles that a board or bye made by hand can break; '': none. */
export interface RuleArticles {
  readonly rematch: string;
  /** Games without a result count as draws for the pairing. */
  readonly openGame: string;
  readonly bye: string;
  readonly thirdColour: string;
  readonly colourDifference: string;
}

/** A regulation without such articles. */
export const noArticles: RuleArticles = {
  rematch: '',
  openGame: '',
  bye: '',
  thirdColour: '',
  colourDifference: '',
};

/** The pages that only some systems have. */
export type SystemPage =
  | 'crosstable'
  | 'teams'
  | 'schedule'
  | 'seats'
  | 'open'
  | 'bracket'
  | 'checklist';

/** The facts of a tournament from which the system's input is made. */
export interface RequestFacts {
  readonly points: PointSystem;
  readonly allocatedBye: HalfPoints;
  readonly roundsPlanned: number;
  readonly forbiddenGroups: readonly ForbiddenGroup[];
  /** The players who entered for round 1. */
  readonly atStart: readonly PlayerNo[];
  /** The numbers of players, in the given order. */
  readonly numbersOf: (ids: readonly PlayerId[]) => readonly PlayerNo[];
  /** The seed of the draw numbers; '' if they were not drawn. */
  readonly lotSeed: string;
}

/** The input of the engines beside the general request. */
export interface EngineOptions extends Partial<FullPairingRequest> {}

/** How a report file names a system. */
export interface StatedSystem {
  /** Record 092, in words. */
  readonly type: string;
  /** Record 192, encoded; '' if there is no code. */
  readonly system: string;
}

/** The facts of a system that hold whatever its options are. */
export interface SystemTraits {
  /** The heading under which lists show it. */
  readonly group: 'swiss' | 'round-robin' | 'other';
  /**
   * What a round is paired from: the points so far; a table that fixes all rounds; a bracket drawn
   * once; the matches of tied players.
   */
  readonly pairedBy: 'score' | 'table' | 'bracket' | 'matches';
  /** What the players' numbers are: a ranking by strength, or lots. */
  readonly numberedBy: 'strength' | 'lot';
  /**
   * The round until whose pairing wrong numbers can be given anew; left out: until that of round 1.
   *
   * @article FIDE C.04.2 2026
   */
  readonly numbersUntilRound?: number;
  /** Whether the arbiter can pair a round themselves. */
  readonly byHand: boolean;
  /** Set where the last round is paired by other criteria than the others. */
  readonly lastRoundDiffers?: true;
  /** The settings of the tournament that affect the pairing. */
  readonly goesBy: readonly ('forbidden' | 'scoring')[];
  /** The order of rating lists by its regulation. */
  readonly ratings: RatingOrder;
  readonly tieBreakKind: TieBreakRules['system'];
  /** The order of tie-breaks by its own regulation; null: none. */
  readonly tieBreaks: TieBreakPresetCode | null;
  /**
   * How prizes are divided at equal points, unless something else is announced.
   *
   * @article DSU 2002 §24a, §24b
   */
  readonly tieRule: TieRule;
  /** The waiting time, unless another is announced. */
  readonly waiting: WaitingRuleCode;
  readonly pages: readonly SystemPage[];
  /** The kind of tournament in a report file; null: no file can name it. */
  readonly form: 'swiss' | 'round-robin' | 'knock-out' | null;
  /** Matches the texts of record 092 that name it. */
  readonly words: RegExp;
  /** Set for the system that a file of its form means if it names none. */
  readonly usualOfForm?: true;
  /** Set for a system by which new tournaments begin in FIDE mode. */
  readonly fideMode?: 'usual';
  /** Set for a system by which few tournaments are played: forms offer it under *More*. */
  readonly isRare?: true;
}

/**
 * A pairing system's facts, without its engine: screens, API, command line and files are made from it,
 * and a page that uses it does not load the engine.
 */
export interface SystemRecord<
  Code,
  Choice,
  Edition extends string,
  Options,
  OwnOptions = EngineOptions,
> extends SystemTraits {
  readonly code: Code;
  /** Its article; with several editions the year is added. */
  readonly article: string;
  /** Newest first. */
  readonly editions: Readonly<Record<Edition, RuleArticles>>;
  readonly options: Options;
  /** The engine's input beside the general request. */
  engineOptions(choice: Choice, facts: RequestFacts): OwnOptions;
  /** The number of rounds, where results do not change it; null: it depends on them. */
  rounds(choice: Choice, players: number, planned: number): number | null;
  /** What the system's own tie-breaks depend on, by its options. */
  tieBreakRules?(choice: Choice): Pick<TieBreakRules, 'keizer'>;
  /** Records 092 and 192; a code may depend on the first day, ISO or '' if not known. */
  stated(choice: Choice, firstDay: string): StatedSystem;
}

/** Facts that several systems share. */
export type SharedTraits = Partial<
  SystemTraits & Record<'options' | 'engineOptions' | 'rounds', unknown>
>;

/** The choice of a system, as the journal holds it. */
export type ChoiceOf<Code extends PairingSystemCode, Options> = {
  readonly code: Code;
  readonly edition: EditionOf<Code>;
} & Chosen<Options>;

/**
 * Checks a record against the engine of its code: it must name each edition and provide each part of
 * the engine's input, so that neither can change on one side alone.
 */
export const defineSystem = <
  const Code extends PairingSystemCode,
  const Options extends SystemOptions,
>(
  record: SystemRecord<Code, ChoiceOf<Code, Options>, EditionOf<Code>, Options, OptionsOf<Code>>,
): SystemRecord<Code, ChoiceOf<Code, Options>, EditionOf<Code>, Options> => record;
