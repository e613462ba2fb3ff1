import { acts } from '@rokade/installation';
import { deskNamed, desksToChoose } from '#lib/server/house/desk.ts';
import { homeOf } from '#lib/server/house/home.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { LayoutServerLoad } from './$types';

/** The signed-in user, with their rights at the desk outside of any book; null: nobody. */
function signedIn(locals: App.Locals) {
  if (locals.session === null) return null;
  const { name, csrf } = locals.session;
  return { name, csrf, may: acts.filter((act) => mayDo(locals, act, null)) };
}

/** The data of every page: language, appearance, organisation and signed-in user. */
export const load: LayoutServerLoad = async ({ locals }) => ({
  language: locals.language,
  timeZone: locals.timeZone,
  home: await homeOf(locals),
  desk: deskNamed(locals),
  desks: await desksToChoose(locals),
  theme: locals.theme,
  textSize: locals.textSize,
  signedIn: signedIn(locals),
  /** What every page of a sandbox says; '' = it is none. Said here, since no other page needs the words. */
  sandbox: locals.app.isSandbox ? locals.t('cli.sandbox.on-pages') : '',
});
