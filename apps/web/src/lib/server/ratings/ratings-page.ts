import { byId } from '@rokade/journal';
import { type Act, actOf, parseActId, parseRatedPersonId, type RatedPerson } from '@rokade/ratings';
import { error } from '@sveltejs/kit';

/** The person of the book of ratings with an id; error 404 if there is none. */
export function ratedPersonOf({ app }: App.Locals, text: string): RatedPerson {
  const id = parseRatedPersonId(text);
  const person = id === null ? undefined : byId(app.ratings.now().people, id);
  if (person === undefined) error(404, 'nobody of that id has a rating');
  return person;
}

/** The act in the book of ratings with an id; error 404 if there is none. */
export function actOfPage({ app }: App.Locals, text: string): Act {
  const id = parseActId(text);
  const act = id === null ? undefined : actOf(app.ratings.now(), id);
  if (act === undefined) error(404, 'no such act');
  return act;
}
