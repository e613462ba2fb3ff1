import type { EditionOf } from '@rokade/rules';
import type { LotOption, PlayersOption, SeedOption, SystemOption } from './option.ts';
import type { SystemCode, SystemRecords } from './systems.ts';

type NamedIn<Options> = {
  [Name in keyof Options]: Options[Name] extends { readonly texts: infer Text }
    ? readonly [Text, Options[Name]]
    : readonly [Name, Options[Name]];
}[keyof Options];

/** The text key of each option of each system. */
type Named = { [Code in SystemCode]: NamedIn<SystemRecords[Code]['options']> }[SystemCode];

type OptionText<Each = Named> = Each extends readonly [infer Text extends string, infer Option]
  ? Option extends SeedOption | PlayersOption
    ? never
    : Text
  : never;

type HintText<Each = Named> = Each extends readonly [
  infer Text extends string,
  { readonly hint: true },
]
  ? `${Text}-hint`
  : never;

type WordText<Each = Named> = Each extends readonly [
  infer Text extends string,
  { readonly words: readonly (infer Word extends string | number)[] },
]
  ? `${Text}-${Word}`
  : never;

type LotText<Each = Named> = Each extends readonly [infer Text extends string, LotOption]
  ? `${Text}-lot`
  : never;

type Several<Member, All = Member> = Member extends All
  ? [All] extends [Member]
    ? never
    : Member
  : never;

/** The editions of systems that have several. */
type ChosenEdition = { [Code in SystemCode]: Several<EditionOf<Code>> }[SystemCode];

const nameOf = (name: string, { texts = name }: SystemOption): string => texts;

/** The text key of an option in a form. */
export const optionText = (name: string, option: SystemOption) =>
  nameOf(name, option) as OptionText;

/** The text key of an option's hint; null: it has none. */
export const optionHint = (name: string, option: SystemOption) =>
  option.hint === true ? (`${nameOf(name, option)}-hint` as HintText) : null;

/** The text key of an option's word, or of "by lot". */
export const optionWord = (name: string, option: SystemOption, word: string | number) =>
  `${nameOf(name, option)}-${word}` as WordText | LotText;

/** The text key of an edition, in systems that have several. */
export const editionText = (edition: string) => `edition-${edition}` as `edition-${ChosenEdition}`;
