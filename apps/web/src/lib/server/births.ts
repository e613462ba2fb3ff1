import { tournamentWithoutBirthdays, withoutBirthdays } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import { mayDo } from './may-do.ts';
import { today } from './register-page.ts';

/**
 * Whether the reader sees the birthdays of minors; to others their year alone is shown.
 *
 * @param of the tournament or event in which they stand; null: the register
 */
export const seesBirthdays = (locals: App.Locals, of: string | null): boolean =>
  mayDo(locals, 'see-contact', of);

/** What a page shows of people, as its reader may see it; `of` as above. */
export const asSeen = <T>(locals: App.Locals, shown: T, of: string | null = null): T =>
  seesBirthdays(locals, of) ? shown : withoutBirthdays(shown, today(locals));

/** A tournament as its reader may see it. */
export const tournamentAsSeen = (locals: App.Locals, t: Tournament): Tournament =>
  seesBirthdays(locals, t.id) ? t : tournamentWithoutBirthdays(t, today(locals));
