/** Texts of one language by their keys, which are `area.what` in kebab-case. */
export type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/**
 * The facts that fill a text's `{names}`. Numbers whose name ends in `Money` are hundredths of a
 * currency, several in a list are added up.
 */
export type Facts = Readonly<Record<string, string | number | readonly number[]>>;

/** The fact that is shown where a brace ends, within a plural or not; a plural itself shows none. */
type Shown<Inside extends string> = Inside extends `${string}{${infer Fact}`
  ? Fact
  : Inside extends `${string}|${string}`
    ? never
    : Inside;

/** The facts that a text shows. */
type ShownFacts<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Shown<Inside> | ShownFacts<Rest>
  : never;

/** A text that shows each of the facts. */
type Showing<Facts extends string> = [Facts] extends [never]
  ? string
  : (Facts extends string ? (text: `${string}{${Facts}}${string}`) => void : never) extends (
        text: infer Text,
      ) => void
    ? Text
    : never;

/**
 * The same texts in another language: as many, under the same keys, showing the same facts. A
 * missing or a surplus one is a type error, and so is one that leaves a fact out.
 */
export type Translation<Reference> = {
  readonly [Key in keyof Reference]: Showing<ShownFacts<Reference[Key] & string>>;
};
