import {
  type MonthRatingForm,
  monthRatingForms,
} from '@rokade/presentation/desks/reports/month-ratings.ts';
import { type Lists, listChanges } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';

/** What the lists of a month have otherwise, by player and field. */
function listedIn(lists: Lists, t: Tournament, month: string): ReadonlyMap<string, number> {
  const settings = { ...t.settings, roundDates: [`${month}-01`] };
  const changes = listChanges(lists, { settings, players: t.players });
  return new Map(
    changes.flatMap(({ player, field, value }) =>
      typeof value === 'number' ? [[`${player} ${field}`, value] as const] : [],
    ),
  );
}

/** The ratings by month of an event that lasts over several, for the form; [] for all others. */
export const monthRatings = (lists: Lists, t: Tournament): readonly MonthRatingForm[] =>
  monthRatingForms(t, (month) => listedIn(lists, t, month));
