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

/** Where a system's regulation says what a board or a bye made by hand may offend; '': nowhere. */
export interface RuleArticles {
  readonly rematch: string;
  /** Games without result count as draws for the pairing. */
  readonly openGame: string;
  readonly bye: string;
  readonly thirdColour: string;
  readonly colourDifference: string;
}

/** A regulation that says nothing of them. */
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

/** What of a tournament a question to its system is made of. */
export interface RequestFacts {
  readonly points: PointSystem;
  readonly allocatedBye: HalfPoints;
  readonly roundsPlanned: number;
  readonly forbiddenGroups: readonly ForbiddenGroup[];
  /** Who entered for round 1. */
  readonly atStart: readonly PlayerNo[];
  /** In the order named. */
  readonly numbersOf: (ids: readonly PlayerId[]) => readonly PlayerNo[];
  /** What the numbers were drawn from; '' if from nothing. */
  readonly lotSeed: string;
}

/** What the engines are told besides the common question, each what its rules know. */
export interface Told extends Partial<FullPairingRequest> {}

/** How a report file names a system. */
export interface StatedSystem {
  /** Record 092, in words. */
  readonly type: string;
  /** Record 192, encoded; '' where there is no code. */
  readonly system: string;
}

/** What is so whatever is chosen in a system. */
export interface SystemTraits {
  /** Under which heading lists have it. */
  readonly group: 'swiss' | 'round-robin' | 'other';
  /**
   * What a round follows from: the points so far; a table that knows all rounds beforehand; a bracket
   * drawn once; the matches of those who are tied.
   */
  readonly pairedBy: 'score' | 'table' | 'bracket' | 'matches';
  /** What the players' numbers are: a ranking by strength, or lots. */
  readonly numberedBy: 'strength' | 'lot';
  /** Whether the arbiter can pair a round themselves. */
  readonly byHand: boolean;
  /** Set where the last round is paired by other criteria than the others. */
  readonly lastRoundDiffers?: true;
  /** Which settings of the tournament it goes by. */
  readonly goesBy: readonly ('forbidden' | 'scoring')[];
  /** Whose rating its regulation means first. */
  readonly ratings: RatingOrder;
  readonly tieBreakKind: TieBreakRules['system'];
  /** The order of tie-breaks that its own regulation lays down; null: none. */
  readonly tieBreaks: TieBreakPresetCode | null;
  /** How prizes go at equal points where nothing else is announced. @article DSU 2002 §24a, §24b */
  readonly tieRule: TieRule;
  /** The waiting time where nothing is announced. */
  readonly waiting: WaitingRuleCode;
  readonly pages: readonly SystemPage[];
  /** As what kind of tournament a report file has it; null: no file can name it. */
  readonly form: 'swiss' | 'round-robin' | 'knock-out' | null;
  /** The words of 092 that name it. */
  readonly words: RegExp;
  /** Set where it is meant by a file that names none of its form. */
  readonly usualOfForm?: true;
}

/**
 * All that Rokade knows of a pairing system besides how it pairs: screens, API, command line and files
 * are made from it. It does not hold the engine, so that a page that asks it does not load the engine.
 */
export interface SystemRecord<Code, Choice, Edition extends string, Options, ToldHere = Told>
  extends SystemTraits {
  readonly code: Code;
  /** Where it is laid down; of several editions the year is added. */
  readonly article: string;
  /** The newest first. */
  readonly editions: Readonly<Record<Edition, RuleArticles>>;
  readonly options: Options;
  /** What the engine is told besides the common question. */
  told(choice: Choice, facts: RequestFacts): ToldHere;
  /** How many rounds there are whatever the results; null: it depends on them. */
  rounds(choice: Choice, players: number, planned: number): number | null;
  /** What records 092 and 192 say of it; a code may go by the first day, ISO or '' where it is not known. */
  stated(choice: Choice, firstDay: string): StatedSystem;
}

/** What several systems of a kind have in common. */
export type SharedTraits = Partial<SystemTraits & Record<'options' | 'told' | 'rounds', unknown>>;

/** What is chosen when a system is chosen, as the journal keeps it. */
export type ChoiceOf<Code extends PairingSystemCode, Options> = {
  readonly code: Code;
  readonly edition: EditionOf<Code>;
} & Chosen<Options>;

/**
 * A record that goes by the engine of its code: it names each edition there is and says each thing that
 * the engine can be told, so that neither can change on one side alone.
 */
export const defineSystem = <
  const Code extends PairingSystemCode,
  const Options extends SystemOptions,
>(
  record: SystemRecord<Code, ChoiceOf<Code, Options>, EditionOf<Code>, Options, OptionsOf<Code>>,
): SystemRecord<Code, ChoiceOf<Code, Options>, EditionOf<Code>, Options> => record;
