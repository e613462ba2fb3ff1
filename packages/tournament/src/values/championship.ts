import {
  type FieldsOf,
  fieldsOf,
  listOf,
  ordinal,
  orNull,
  text,
  textUpTo,
  type ValueOf,
  whole,
  wordOf,
} from '@rokade/journal';
import { classGivenCodes } from '@rokade/rules';
import { type PlayerId, playerId } from './ids.ts';

/** What is said of somebody's class in words; personal. */
export const classWords = { note: textUpTo(500) };
/** What stands in its place once they are erased. */
export const erasedNote = { note: '' } as const;

export const classShapes = {
  player: playerId,
  /** From 1, the highest. */
  class: ordinal,
  /** The class that is theirs without a right for one year. */
  own: ordinal,
  /** Why. */
  code: wordOf(classGivenCodes),
};

/** A class that is given, with what decided it. */
const givenClass = fieldsOf({ ...classShapes, ...classWords });
export interface GivenClass extends ValueOf<typeof givenClass> {}

export const classesShapes = {
  /** The rule set of the championship. */
  rules: text,
  /** How many classes there are. */
  of: ordinal,
};

export const giveClassesShapes = { ...classesShapes, given: listOf(givenClass, { least: 1 }) };

/** What the Richtpunkte were published from. */
export const targetsShapes = {
  rounds: ordinal,
  /** Players by class, the highest first. */
  classes: listOf(whole(), { most: 9 }),
};

export const nextClassShapes = {
  player: playerId,
  /** null: as the result gives it. */
  class: orNull(ordinal),
};

/** The class of next year, decided by whoever leads play. */
export interface DecidedClass {
  readonly player: PlayerId;
  readonly class: number;
  readonly note: string;
}

/** A club's championship as it stands. */
export interface Championship extends FieldsOf<typeof classesShapes> {
  readonly given: readonly GivenClass[];
  /** null: not published. */
  readonly published: FieldsOf<typeof targetsShapes> | null;
  readonly next: readonly DecidedClass[];
}
