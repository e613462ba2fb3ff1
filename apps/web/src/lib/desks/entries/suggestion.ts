import type { PlayerForm } from '@rokade/presentation/desks/entries/player-form.ts';
import { type Listed, ratingFields } from '@rokade/tournament';
import type { Suggestion } from '#lib/console/people/suggestion.ts';

/** The rating lists of those numbers that are still in the form as they were suggested. */
export const stillListed = (form: PlayerForm, chosen: Suggestion | null): Listed =>
  Object.fromEntries(
    ratingFields.flatMap((field) => {
      const list = form[field] === chosen?.values[field] ? chosen?.listed?.[field] : undefined;
      return list === undefined ? [] : [[field, list]];
    }),
  );
