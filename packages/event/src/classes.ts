import {
  type FieldsOf,
  fieldsOf,
  idBy,
  listOf,
  orNull,
  text,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { type ClassCode, chosenClasses, classCodes, earnedRights, groupForms } from '@rokade/rules';
import { parseEntrantId } from './ids.ts';

/** What a class of a championship is given by, besides what is said of everybody. */
export const classFactsShape = fieldsOf({
  /** Rated games since the last championship; null = not known. */
  games: orNull(whole(0, 9999)),
  /** Has had a candidate result since entries for the last championship closed. */
  candidateResult: yesOrNo,
  /** What last year's places give. */
  rights: listOf(wordOf(earnedRights), { most: earnedRights.length }),
  /** The form of play wished for; '' = none. */
  form: wordOf([...groupForms, '']),
  /** The class that is chosen; '' = the highest there is a right to. */
  chosen: wordOf([...chosenClasses, '']),
});
export interface ClassFacts extends ValueOf<typeof classFactsShape> {}

/** Somebody of whom nothing is said yet. */
export const unsaidClassFacts: ClassFacts = {
  games: null,
  candidateResult: false,
  rights: [],
  form: '',
  chosen: '',
};

/** By which code and article of a rule set somebody is in a class, as it was accepted. */
export const acceptedShapes = { class: wordOf(classCodes), rules: text, code: text, article: text };
export interface AcceptedClass extends FieldsOf<typeof acceptedShapes> {}

/** What somebody's place in this event gives for next year. */
export const rightShape = fieldsOf({
  entrant: idBy(parseEntrantId),
  right: wordOf(earnedRights),
  article: text,
});
export interface EarnedHere extends ValueOf<typeof rightShape> {}

/** Who is in a class by hand, and why. */
export interface ClassByHand {
  readonly class: ClassCode;
  readonly reason: string;
}

/** What an event's book knows of its classes; people by their ids. */
export interface EventClasses {
  readonly facts: Readonly<Record<string, ClassFacts>>;
  readonly byHand: Readonly<Record<string, ClassByHand>>;
  readonly accepted: Readonly<Record<string, AcceptedClass>>;
  /** What the places give for next year; empty as long as nobody wrote it down. */
  readonly rights: readonly EarnedHere[];
}

export const noClasses: EventClasses = { facts: {}, byHand: {}, accepted: {}, rights: [] };
