import type { KeyFor, Reader, Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

/**
 * The language, to be read where it is used because it may change, and `t`, which stays the same
 * function.
 */
interface Words<Key extends string> {
  readonly language: Language;
  readonly t: Translate<Key>;
  /** The time zone of the hall by its IANA name; left out: the machine's own. */
  readonly timeZone?: string;
}

/** The language and the texts that a reader's pages load. */
export type Locale<R extends Reader> = Words<KeyFor<R>>;
