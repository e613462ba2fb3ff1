import { byId } from '@rokade/journal';
import type { Calculated } from './act.ts';
import type { RatingsHappened } from './happened.ts';
import type { Ratings } from './ratings.ts';

/** More acts than any federation has; keeps a made-up file from eating the memory. */
const mostActs = 100_000;

const isPerson = ({ people }: Ratings, id: string): boolean => byId(people, id) !== undefined;

const knows = (ratings: Ratings, ids: readonly { readonly person: string }[]): boolean =>
  ids.every(({ person }) => isPerson(ratings, person));

const isAct = ({ acts }: Ratings, id: string): boolean => acts.some((act) => act.id === id);

/** Whether what was calculated is of acts that are there, and of people who are. */
const calculatedFollows = (ratings: Ratings, calculated: Calculated, act: string): boolean =>
  calculated.every(
    (one) => (one.act === act || isAct(ratings, one.act)) && knows(ratings, one.steps),
  );

type OfAct = Extract<RatingsHappened, { readonly calculated: Calculated }>;

function actFollows(ratings: Ratings, happened: OfAct): boolean {
  const isNew = (id: string): boolean =>
    !isAct(ratings, id) &&
    ratings.acts.length < mostActs &&
    calculatedFollows(ratings, happened.calculated, id);
  switch (happened.kind) {
    case 'list-opened':
      return isNew(happened.opening.id) && knows(ratings, happened.opening.numbers);
    case 'number-granted':
      return isNew(happened.grant.id) && knows(ratings, [happened.grant]);
    case 'event-reported': {
      const { id, groups } = happened.event;
      return isNew(id) && groups.every(({ players }) => knows(ratings, players));
    }
    case 'adjusted-to-fide':
      return isNew(happened.adjustment.id) && knows(ratings, happened.adjustment.elo);
    case 'numbers-lifted':
      return isNew(happened.lift.id);
    case 'taken-back':
      return isAct(ratings, happened.act) && calculatedFollows(ratings, happened.calculated, '');
    case 'recalculated':
      return calculatedFollows(ratings, happened.calculated, '');
  }
}

function followsInside(ratings: Ratings, happened: RatingsHappened): boolean {
  switch (happened.kind) {
    case 'ratings-begun':
      return false;
    case 'person-entered':
      return !isPerson(ratings, happened.person);
    case 'person-changed':
    case 'person-erased':
      return isPerson(ratings, happened.person);
    default:
      return actFollows(ratings, happened);
  }
}

/** Whether what a stranger's file tells can follow on a state: it speaks of what is there. */
export const ratingsFollow = (ratings: Ratings | null, happened: RatingsHappened): boolean =>
  ratings === null ? happened.kind === 'ratings-begun' : followsInside(ratings, happened);
