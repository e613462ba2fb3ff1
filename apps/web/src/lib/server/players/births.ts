import { tournamentWithoutBirthdays, withoutBirthdays } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import { today } from '../register/register-page.ts';
import { mayDo } from '../rights/may-do.ts';

/**
 * Whether the reader sees the full dates of birth of minors. Others see only the year.
 *
 * @param of the tournament or event in which they stand; null: the register
 */
export const seesBirthdays = (locals: App.Locals, of: string | null): boolean =>
  mayDo(locals, 'see-contact', of);

/** The data of people as the reader may see them; `of` as in `seesBirthdays`. */
export const asSeen = <T>(locals: App.Locals, shown: T, of: string | null = null): T =>
  seesBirthdays(locals, of) ? shown : withoutBirthdays(shown, today(locals));

/** A tournament without the birthdays that its reader may not see. */
export const tournamentAsSeen = (locals: App.Locals, t: Tournament): Tournament =>
  seesBirthdays(locals, t.id) ? t : tournamentWithoutBirthdays(t, today(locals));
