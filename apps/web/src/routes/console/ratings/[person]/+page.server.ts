import { explainedRating } from '@rokade/presentation/desks/ratings/explained-rating.ts';
import {
  type Act,
  actOf,
  explainStep,
  lastResultOf,
  personSteps,
  type Ratings,
} from '@rokade/ratings';
import { activityOn, playerClassOf, registerRulesOn } from '@rokade/rules';
import { stepLines } from '@rokade/tables';
import { accountPerson } from '#lib/server/accounts/account-person.ts';
import { asSeen } from '#lib/server/players/births.ts';
import { ratedPersonOf } from '#lib/server/ratings/ratings-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/**
 * The event whose games are shown: the act asked for, else the newest event; null: there is none,
 * or the act is not an event.
 */
function openedAct(ratings: Ratings, acts: readonly Act[], actId: string | null) {
  const events = acts.filter(({ kind }) => kind === 'event');
  const act = (actId === null ? null : actOf(ratings, actId)) ?? events.at(-1) ?? null;
  return act?.kind === 'event' ? act : null;
}

/** All ratings of a person, the newest first, and the games of one event. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const state = locals.app.ratings.now();
  const person = ratedPersonOf(locals, params.person);
  const steps = personSteps(state, person.id);
  const rating = steps.at(-1)?.after ?? null;
  const lastResult = lastResultOf(state, person.id);
  const acts = steps.map(({ act }) => act);
  const opened = openedAct(state, acts, url.searchParams.get('act'));
  const day = today(locals);
  return {
    person: person.id,
    values: asSeen(locals, person.values),
    rating,
    class: rating === null ? null : playerClassOf(rating),
    lastResult,
    activity: rating === null ? null : activityOn(registerRulesOn(day).activity, lastResult, day),
    steps: stepLines(locals.t, steps).toReversed(),
    inRegister: (await accountPerson(locals, person.id))?.id ?? null,
    opened:
      opened === null
        ? null
        : {
            act: opened.id,
            name: opened.name,
            edition: opened.edition,
            rows: explainStep(state, opened, person.id).map((row) =>
              explainedRating(locals, state, row),
            ),
          },
  };
};
