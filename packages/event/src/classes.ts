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

/** The facts about an entrant that decide the class of a championship, beside the player's details. */
export const classFactsShape = fieldsOf({
  /** Rated games since the last championship; null = not known. */
  games: orNull(whole(0, 9999)),
  /** Whether the entrant has had a candidate result since entries for the last championship closed. */
  candidateResult: yesOrNo,
  /** The rights earned by last year's places. */
  rights: listOf(wordOf(earnedRights), { most: earnedRights.length }),
  /** The requested form of play; '' = none. */
  form: wordOf([...groupForms, '']),
  /** The class chosen by the entrant; '' = the highest that they have a right to. */
  chosen: wordOf([...chosenClasses, '']),
});
export interface ClassFacts extends ValueOf<typeof classFactsShape> {}

/** The empty facts of an entrant. */
export const emptyClassFacts: ClassFacts = {
  games: null,
  candidateResult: false,
  rights: [],
  form: '',
  chosen: '',
};

/** The class of an entrant as it was accepted, with the code and the article of the rule set that give it. */
export const acceptedShapes = { class: wordOf(classCodes), rules: text, code: text, article: text };
export interface AcceptedClass extends FieldsOf<typeof acceptedShapes> {}

/** The right for next year that a place in this event gives. */
export const rightShape = fieldsOf({
  entrant: idBy(parseEntrantId),
  right: wordOf(earnedRights),
  article: text,
});
export interface EarnedHere extends ValueOf<typeof rightShape> {}

/** An entrant put in a class by hand, with the reason. */
export interface ClassByHand {
  readonly class: ClassCode;
  readonly reason: string;
}

/** The classes of an event; entrants by their ids. */
export interface EventClasses {
  readonly facts: Readonly<Record<string, ClassFacts>>;
  readonly byHand: Readonly<Record<string, ClassByHand>>;
  readonly accepted: Readonly<Record<string, AcceptedClass>>;
  /** The rights that places give for next year; empty until they are entered. */
  readonly rights: readonly EarnedHere[];
}

export const noClasses: EventClasses = { facts: {}, byHand: {}, accepted: {}, rights: [] };
