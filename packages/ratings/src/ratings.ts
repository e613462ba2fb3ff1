import { type ById, byId, noneById } from '@rokade/journal';
import type { Act, Step, Steps } from './act.ts';
import type { ActId } from './ids.ts';
import { type RatedPerson, type RatedPersonValues, unsaidRatedPerson } from './rated-person.ts';

/** The book's state: who has which number, and all that gave and changed numbers. */
export interface Ratings {
  readonly version: number;
  readonly people: ById<RatedPerson>;
  /** In the order in which they count. */
  readonly acts: readonly Act[];
  /** What events, adjustments and a lift did to the numbers, as it was calculated and is kept. */
  readonly steps: Steps;
}

/** A book in which nothing stands yet. */
export const emptyRatings: Ratings = { version: 0, people: noneById, acts: [], steps: new Map() };

/** What is said of a person; nothing of one who is not there. */
export const valuesOf = ({ people }: Pick<Ratings, 'people'>, person: string): RatedPersonValues =>
  byId(people, person)?.values ?? unsaidRatedPerson;

/** The steps that are kept of an act. */
export const stepsOf = ({ steps }: Pick<Ratings, 'steps'>, act: string): readonly Step[] =>
  steps.get(act as ActId) ?? [];

/** An act by its id, if there is one. */
export const actOf = ({ acts }: Pick<Ratings, 'acts'>, id: string): Act | undefined =>
  acts.find((act) => act.id === id);
