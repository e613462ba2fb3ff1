import { groupsShown, mostScreens, type ScreenCommand, shownKinds } from '@rokade/server';
import { type ActionFailure, fail } from '@sveltejs/kit';
import { textIn } from '#lib/console/said-in-form.ts';
import { unreadField } from '#lib/console/unread-number.ts';
import type { ScreensAnswer, ScreensPage } from '#lib/desks/screens/screens-page.ts';
import { groupNames } from './event-page.ts';
import { formActor, refused } from './form-sender.ts';
import { countdownIn, messageIn, screenIn, screenNumbers } from './screen-form.ts';
import { hallAheadOf } from './screen-page.ts';

/** The screens of a hall at the desk, and the groups they can show. */
export async function screensDesk(
  locals: App.Locals,
  place: string,
  groups: readonly string[],
): Promise<ScreensPage> {
  const [{ app }, now] = [locals, Date.now()];
  const { screens, message, countdown } = await app.screens.of(place);
  const names = await groupNames(locals, groups);
  return {
    screens,
    message,
    countdown,
    now,
    hallAhead: hallAheadOf(locals, now),
    kinds: shownKinds,
    shows: mostScreens.shows,
    connected: app.screens.connected(place),
    hidden: (await groupsShown(app, place)).length === 0,
    groups: groups.map((id) => ({ id, name: names.get(id) ?? id })),
  };
}

/** A form sent from the page of a hall's screens. */
interface ScreenForm {
  readonly locals: App.Locals;
  readonly request: Request;
}

type Read = (form: FormData, locals: App.Locals) => ScreenCommand;

const only = (form: FormData): number | null =>
  form.get('only') === '' ? null : Number(form.get('only'));

/** What each form of the page asks of the screens. */
const forms: Readonly<Record<'set' | 'remove' | 'switch' | 'say' | 'count', Read>> = {
  set: (form) => ({ kind: 'set-screen', screen: screenIn(form) }),
  remove: (form) => ({ kind: 'remove-screen', number: Number(form.get('number')) }),
  switch: (form) => ({
    kind: 'switch-screen',
    number: Number(form.get('number')),
    only: only(form),
  }),
  say: messageIn,
  count(form, locals) {
    const now = Date.now();
    return countdownIn(form, { now, hallAhead: hallAheadOf(locals, now) });
  },
};

/** The actions of such a page. */
export function screenActions<Sent extends ScreenForm>(placeOf: (sent: Sent) => Promise<string>) {
  const act =
    (read: Read) =>
    async (sent: Sent): Promise<ScreensAnswer | ActionFailure<ScreensAnswer>> => {
      const form = await sent.request.formData();
      if (formActor(sent.locals, form) === null) return fail(403, { error: refused });
      const unread = unreadField(form, screenNumbers);
      if (unread !== null) return fail(400, { error: unread, number: textIn(form, 'number') });
      const place = await placeOf(sent);
      const changed = await sent.locals.app.screens.change(place, read(form, sent.locals));
      return changed.ok ? { done: true } : fail(400, { error: changed.error });
    };
  return {
    set: act(forms.set),
    remove: act(forms.remove),
    switch: act(forms.switch),
    say: act(forms.say),
    count: act(forms.count),
  };
}
