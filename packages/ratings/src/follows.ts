import { byId, followingBy } from '@rokade/journal';
import type { Calculated } from './act.ts';
import type { RatingsHappened } from './happened.ts';
import type { Ratings } from './ratings.ts';

/** More acts than any federation has; protects the memory from forged files. */
const mostActs = 100_000;

const isPerson = ({ people }: Ratings, id: string): boolean => byId(people, id) !== undefined;

const knows = (ratings: Ratings, ids: readonly { readonly person: string }[]): boolean =>
  ids.every(({ person }) => isPerson(ratings, person));

const isAct = ({ acts }: Ratings, id: string): boolean => acts.some((act) => act.id === id);

/** Whether a calculation refers to existing acts and people. */
const calculatedFollows = (ratings: Ratings, calculated: Calculated, act: string): boolean =>
  calculated.every(
    (one) => (one.act === act || isAct(ratings, one.act)) && knows(ratings, one.steps),
  );

const isNew = (ratings: Ratings, { id }: { readonly id: string }, calculated: Calculated) =>
  !isAct(ratings, id) &&
  ratings.acts.length < mostActs &&
  calculatedFollows(ratings, calculated, id);

/** Whether an imported event can come after a state: everything it refers to must exist. */
export const ratingsFollow = followingBy<Ratings, RatingsHappened>('ratings-begun', {
  'ratings-begun': () => false,
  'person-entered': (ratings, { person }) => !isPerson(ratings, person),
  'person-changed': (ratings, { person }) => isPerson(ratings, person),
  'person-erased': (ratings, { person }) => isPerson(ratings, person),
  'list-opened': (ratings, { opening, calculated }) =>
    isNew(ratings, opening, calculated) && knows(ratings, opening.numbers),
  'number-granted': (ratings, { grant, calculated }) =>
    isNew(ratings, grant, calculated) && knows(ratings, [grant]),
  'event-reported': (ratings, { event, calculated }) =>
    isNew(ratings, event, calculated) &&
    event.groups.every(({ players }) => knows(ratings, players)),
  'adjusted-to-fide': (ratings, { adjustment, calculated }) =>
    isNew(ratings, adjustment, calculated) && knows(ratings, adjustment.elo),
  'numbers-lifted': (ratings, { lift, calculated }) => isNew(ratings, lift, calculated),
  'taken-back': (ratings, { act, calculated }) =>
    isAct(ratings, act) && calculatedFollows(ratings, calculated, ''),
  recalculated: (ratings, { calculated }) => calculatedFollows(ratings, calculated, ''),
});
