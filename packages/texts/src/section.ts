import type { Language } from '@rokade/tournament';

/** One message in every language; a missing language is a type error. */
export type Message = Readonly<Record<Language, string>>;

/**
 * The facts that fill a message's `{names}`. Numbers whose name ends in `Money` are hundredths of a
 * currency, several in a list are added up.
 */
export type Facts = Readonly<Record<string, string | number | readonly number[]>>;

/**
 * A part of the catalogue: key → the three texts. Keys are `part.what` in kebab-case.
 * A text may hold `{name}` and `{count|one player|{count} players}`: the first form where the
 * language's plural rule says "one" for the fact `count`, else the second.
 */
export const section = <const T extends Readonly<Record<string, Message>>>(messages: T): T =>
  messages;
