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
import { championshipClassCodes } from '@rokade/rules';
import { type PlayerId, playerId } from './ids.ts';

/** A note on a player's class; personal. */
export const classWords = { note: textUpTo(500) };
/** The note's value once the player is erased. */
export const erasedNote = { note: '' } as const;

export const classShapes = {
  player: playerId,
  /** From 1, the highest. */
  class: ordinal,
  /** The class without a right that is valid for one year. */
  own: ordinal,
  /** The reason for the class. */
  code: wordOf(championshipClassCodes),
};

/** A player's class, with the reason. */
const playerClass = fieldsOf({ ...classShapes, ...classWords });
export interface PlayerClass extends ValueOf<typeof playerClass> {}

export const classesShapes = {
  /** The code of the championship's rule set. */
  rules: text,
  /** The number of classes. */
  of: ordinal,
};

/** Without classes given, the tournament becomes a championship in which nobody has a class yet. */
export const giveClassesShapes = { ...classesShapes, given: listOf(playerClass) };

/** The data from which the target scores (Richtpunkte) were published. */
export const targetsShapes = {
  rounds: ordinal,
  /** The number of players in each class, the highest first. */
  classes: listOf(whole(), { most: 9 }),
};

export const nextClassShapes = {
  player: playerId,
  /** null: by the result. */
  class: orNull(ordinal),
};

/** A player's class of next year as the arbiter decided it. */
export interface DecidedClass {
  readonly player: PlayerId;
  readonly class: number;
  readonly note: string;
}

/** A club's championship in its present state. */
export interface Championship extends FieldsOf<typeof classesShapes> {
  readonly given: readonly PlayerClass[];
  /** null: not published. */
  readonly published: FieldsOf<typeof targetsShapes> | null;
  readonly next: readonly DecidedClass[];
}
