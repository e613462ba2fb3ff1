import type { PlayerId } from '../values/ids.ts';

/** Facts that any kind of option can have. */
interface OptionFacts {
  /**
   * Set for options announced before the start, by which rounds are paired: changing it later needs a
   * second confirmation.
   */
  readonly announced?: true;
  /** Set if a report file can express it. */
  readonly stated?: true;
  /** Its name on the command line. */
  readonly flag?: string;
  /** Its text key, where its own name is the key of something else. */
  readonly texts?: string;
  /** Set if the texts have a hint for it. */
  readonly hint?: true;
}

/** One of several words or numbers. */
export interface WordOption<Word extends string | number = string | number> extends OptionFacts {
  readonly kind: 'word';
  /** In the order in which they are offered. */
  readonly words: readonly Word[];
  readonly usual: Word;
  /** The word that the option's command-line switch without a value stands for. */
  readonly flagMeans?: Word;
}

/** One of several words; null: a lot decides, which is not drawn yet. */
export interface LotOption<Word extends string = string> extends OptionFacts {
  readonly kind: 'lot';
  readonly words: readonly Word[];
}

/** The seed of the lot that decided the option `of`; absent if none was drawn. */
export interface SeedOption extends OptionFacts {
  readonly kind: 'seed';
  readonly of: string;
}

/** Yes or no; no by default. */
export interface SwitchOption extends OptionFacts {
  readonly kind: 'switch';
}

/** Yes, or left out, as in books from before there was the option. */
export interface MarkOption extends OptionFacts {
  readonly kind: 'mark';
}

/** A whole number. */
export interface CountOption extends OptionFacts {
  readonly kind: 'count';
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** Players in an order, by default none; only for tournaments whose players are entered. */
export interface PlayersOption extends OptionFacts {
  readonly kind: 'players';
}

/** An option that the organiser chooses within a pairing system. */
export type SystemOption =
  | WordOption
  | LotOption
  | SeedOption
  | SwitchOption
  | MarkOption
  | CountOption
  | PlayersOption;

/** The options of a system by name, in the journal's order. */
export type SystemOptions = Readonly<Record<string, SystemOption>>;

type ValueOf<Option> =
  Option extends WordOption<infer Word>
    ? Word
    : Option extends LotOption<infer Word>
      ? Word | null
      : Option extends SwitchOption
        ? boolean
        : Option extends CountOption
          ? number
          : Option extends PlayersOption
            ? readonly PlayerId[]
            : string;

type SeedsIn<Options> = {
  [Name in keyof Options]: Options[Name] extends SeedOption ? Name : never;
}[keyof Options];

type MarksIn<Options> = {
  [Name in keyof Options]: Options[Name] extends MarkOption ? Name : never;
}[keyof Options];

/** The chosen values of some options. */
export type Chosen<Options> = {
  readonly [Name in Exclude<keyof Options, SeedsIn<Options> | MarksIn<Options>>]: ValueOf<
    Options[Name]
  >;
} & { readonly [Name in SeedsIn<Options>]?: string } & {
  readonly [Name in MarksIn<Options>]?: boolean;
};

/** The default of an option; undefined: it is absent. */
export function usualValue(option: SystemOption): unknown {
  switch (option.kind) {
    case 'word':
    case 'count':
      return option.usual;
    case 'lot':
      return null;
    case 'switch':
      return false;
    case 'players':
      return [];
    default:
      return undefined;
  }
}

/** Whether a value is possible for the option; bounds of numbers are not checked. */
export function isValueOf(option: SystemOption, value: unknown): boolean {
  switch (option.kind) {
    case 'word':
      return option.words.some((word) => word === value);
    case 'lot':
      return value === null || option.words.some((word) => word === value);
    case 'switch':
      return typeof value === 'boolean';
    case 'mark':
      return value === true;
    case 'count':
      return typeof value === 'number';
    case 'players':
      return Array.isArray(value);
    default:
      return typeof value === 'string';
  }
}
