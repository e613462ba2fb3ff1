import {
  type EventValues,
  type GroupId,
  type Officer,
  officerRoles,
  parseGroupId,
} from '@rokade/event';
import { lineIn } from '#lib/console/said-in-form.ts';

/** So many more officers than there are can be named at once. */
export const moreOfficers = 3;

function officersOf(form: FormData): readonly Officer[] {
  const names = form.getAll('officerName');
  return form.getAll('officerRole').flatMap((said, index): readonly Officer[] => {
    const role = officerRoles.find((one) => one === said);
    const given = names[index];
    const name = typeof given === 'string' ? given.trim().replace(/\s+/g, ' ') : '';
    return role === undefined || name === '' ? [] : [{ role, name }];
  });
}

/** What a form says of an event. */
export const eventOfForm = (form: FormData): EventValues => ({
  name: lineIn(form, 'name'),
  place: lineIn(form, 'place'),
  organiser: lineIn(form, 'organiser'),
  firstDay: lineIn(form, 'firstDay'),
  lastDay: lineIn(form, 'lastDay'),
  officers: officersOf(form),
  published: form.get('published') === 'on',
  regulations: lineIn(form, 'regulations'),
});

/** The group that a form chooses; null: none. */
export const groupOfForm = (form: FormData): GroupId | null => parseGroupId(lineIn(form, 'group'));
