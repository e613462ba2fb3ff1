import type { ChessEvent } from '@rokade/event';
import { entrantNames } from '@rokade/presentation/console/people/distinct-lines.ts';
import { classesNow, lastYears, namedInClasses, rightsOf, usualClassDays } from '@rokade/server';
import { classReasonText, classRows } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { Tournament } from '@rokade/tournament';
import { tournamentsOf, wholeEvent } from '#lib/server/events/event-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The rights to a class next year by this year's places, and whether the event has stored them. */
function nextYear(whole: ChessEvent, groups: readonly Tournament[]) {
  const rights = rightsOf(whole, groups);
  const nameOf = entrantNames(whole);
  return {
    written: JSON.stringify(rights) === JSON.stringify(whole.classes.rights),
    rights: rights.map(({ entrant, right, article }) => ({
      entrant: entrant as string,
      right,
      article: citation(article),
      name: nameOf.get(entrant) ?? '',
    })),
  };
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const whole = await wholeEvent(locals, params);
  const groups = await tournamentsOf(locals, whole);
  const now = classesNow(locals.app, whole, groups);
  const classes = now?.classes ?? null;
  const called = entrantNames(whole);
  const people = namedInClasses(whole, classes ?? []);
  const last = await lastYears(locals.app, whole, (one) => mayDo(locals, 'see-event', one));
  return {
    isChampionship: whole.invitation.kind === 'championship',
    regulation: now?.rules.regulation ?? null,
    hasDay: classes !== null,
    differ: [...people.values()].filter(({ accepted }) => !accepted).length,
    days: usualClassDays(whole.values.firstDay || today(locals)),
    last: last.map(({ id, values }) => ({ value: id as string, text: values.name })),
    next: nextYear(whole, groups),
    classes: (classes ?? []).map((one) => ({
      code: one.code,
      says: one.says.map((reason) => ({
        text: classReasonText(locals.t, reason),
        article: citation(reason.article),
      })),
      groups: one.groups.map(({ name, keys, rounds }) => ({ name, count: keys.length, rounds })),
      refusal: one.refusal,
      rows: classRows(locals.t, one, people).map((row) => ({
        ...row,
        name: called.get(row.entrant) ?? row.name,
      })),
    })),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
