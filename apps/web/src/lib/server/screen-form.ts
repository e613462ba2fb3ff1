import {
  mostScreens,
  type Screen,
  type ScreenCommand,
  type Show,
  shownKinds,
} from '@rokade/server';
import { textIn, wholeIn } from '#lib/console/said-in-form.ts';

/** The fields of the forms about screens that hold whole numbers. */
export const screenNumbers = /^(number|only|seconds|minutes|(part|of)\d+)$/;

/** The things a screen shows in turn, in the order of the form; rows that say nothing are left out. */
function showsIn(form: FormData): readonly Show[] {
  return Array.from({ length: mostScreens.shows }, (_, index) => index).flatMap((index) => {
    const what = shownKinds.find((kind) => kind === form.get(`what${index}`));
    if (what === undefined) return [];
    const [part, of] = [wholeIn(form, `part${index}`, 1), wholeIn(form, `of${index}`, 1)];
    return [{ what, group: textIn(form, `group${index}`), part, of }];
  });
}

/** A screen as its form has it. */
export const screenIn = (form: FormData): Screen => ({
  number: wholeIn(form, 'number'),
  name: textIn(form, 'name'),
  look: form.get('look') === 'light' ? 'light' : 'dark',
  seconds: wholeIn(form, 'seconds'),
  shows: showsIn(form),
  only: null,
});

/** The message of the form; without a text it is taken away. */
export const messageIn = (form: FormData): ScreenCommand => {
  const text = textIn(form, 'text');
  const screens = form.getAll('screen').map(Number);
  const message = text === '' ? null : { text, screens, whole: form.get('whole') === 'on' };
  return { kind: 'say', message };
};

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * What is counted down to: so many minutes from now, or the next time that the hall's clock shows a
 * time; neither: nothing.
 *
 * @param now in milliseconds since 1970, and how far the hall's clock is ahead of UTC
 */
export function countdownIn(
  form: FormData,
  { now, hallAhead }: { readonly now: number; readonly hallAhead: number },
): ScreenCommand {
  const [minutes, at] = [wholeIn(form, 'minutes'), textIn(form, 'at')];
  const until = minutes > 0 ? now + minutes * minute : nextTime(at, { now, hallAhead });
  const countdown =
    until === null
      ? null
      : { until: new Date(until).toISOString(), text: textIn(form, 'countdownText') };
  return { kind: 'count-down', countdown };
}

function nextTime(
  at: string,
  { now, hallAhead }: { readonly now: number; readonly hallAhead: number },
): number | null {
  const [hours, minutes] = at.split(':').map(Number);
  if (at === '' || hours === undefined || minutes === undefined) return null;
  const midnight = Math.floor((now + hallAhead) / day) * day - hallAhead;
  const today = midnight + (hours * 60 + minutes) * minute;
  return today > now ? today : today + day;
}
