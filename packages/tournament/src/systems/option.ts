import type { PlayerId } from '../values/ids.ts';

/** What every kind of option can say besides. */
interface OptionFacts {
  /** Rounds are paired by it as announced: a change after the start is asked twice. */
  readonly announced?: true;
  /** A report file says it. */
  readonly stated?: true;
  /** Its name on the command line. */
  readonly flag?: string;
  /** What it is called in the texts where not by its own name, which means something else elsewhere. */
  readonly texts?: string;
  /** The texts have a hint for it. */
  readonly hint?: true;
}

/** One of several words or numbers. */
export interface WordOption<Word extends string | number = string | number> extends OptionFacts {
  readonly kind: 'word';
  /** As they are offered. */
  readonly words: readonly Word[];
  readonly usual: Word;
  /** The word that a switch on the command line stands for. */
  readonly flagMeans?: Word;
}

/** One of several words, or null where a lot decides that is not drawn yet. */
export interface LotOption<Word extends string = string> extends OptionFacts {
  readonly kind: 'lot';
  readonly words: readonly Word[];
}

/** What the lot of another option was drawn from; left out where none was drawn. */
export interface SeedOption extends OptionFacts {
  readonly kind: 'seed';
  readonly of: string;
}

/** Yes or no, usually no. */
export interface SwitchOption extends OptionFacts {
  readonly kind: 'switch';
}

/** A whole number. */
export interface CountOption extends OptionFacts {
  readonly kind: 'count';
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** Players in an order, usually none; asked for where the tournament's players are known. */
export interface PlayersOption extends OptionFacts {
  readonly kind: 'players';
}

/** Something that the organiser chooses within a pairing system. */
export type SystemOption =
  | WordOption
  | LotOption
  | SeedOption
  | SwitchOption
  | CountOption
  | PlayersOption;

/** The options of a system by name, in the order in which the journal keeps them. */
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

/** What is chosen in some options. */
export type Chosen<Options> = {
  readonly [Name in Exclude<keyof Options, SeedsIn<Options>>]: ValueOf<Options[Name]>;
} & { readonly [Name in SeedsIn<Options>]?: string };

/** What an option is where nobody chooses; undefined: it is left out. */
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

/** Whether a value is one that the option can have, bounds of numbers apart. */
export function isValueOf(option: SystemOption, value: unknown): boolean {
  switch (option.kind) {
    case 'word':
      return option.words.some((word) => word === value);
    case 'lot':
      return value === null || option.words.some((word) => word === value);
    case 'switch':
      return typeof value === 'boolean';
    case 'count':
      return typeof value === 'number';
    case 'players':
      return Array.isArray(value);
    default:
      return typeof value === 'string';
  }
}
