import { type ById, byId, noneById } from '@rokade/journal';
import type { Act, Step, Steps } from './act.ts';
import type { ActId } from './ids.ts';
import { emptyRatedPerson, type RatedPerson, type RatedPersonValues } from './rated-person.ts';

/** The book's state: everybody's ratings, and all acts that gave and changed them. */
export interface Ratings {
  readonly version: number;
  readonly people: ById<RatedPerson>;
  /** In the order in which they count. */
  readonly acts: readonly Act[];
  /** The stored steps of events, adjustments and lifts. */
  readonly steps: Steps;
}

/** The empty book. */
export const emptyRatings: Ratings = { version: 0, people: noneById, acts: [], steps: new Map() };

/** A person's values; empty ones for an unknown person. */
export const valuesOf = ({ people }: Pick<Ratings, 'people'>, person: string): RatedPersonValues =>
  byId(people, person)?.values ?? emptyRatedPerson;

/** The stored steps of an act. */
export const stepsOf = ({ steps }: Pick<Ratings, 'steps'>, act: string): readonly Step[] =>
  steps.get(act as ActId) ?? [];

/** An act by its id, if there is one. */
export const actOf = ({ acts }: Pick<Ratings, 'acts'>, id: string): Act | undefined =>
  acts.find((act) => act.id === id);
