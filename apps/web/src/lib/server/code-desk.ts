import {
  namesShown,
  parseSubject,
  type Settings,
  subjectText,
  type Tournament,
  type TournamentId,
  tablesInUse,
} from '@rokade/tournament';
import { type ActionFailure, fail } from '@sveltejs/kit';
import type { LinkAnswer } from '#lib/desks/results/link-text.ts';
import { formActor, refused } from './form-sender.ts';
import { formText } from './form-text.ts';

type PhoneSettings = Pick<Settings, 'phoneReports' | 'playerAsks'>;

/** Whether each player has a code: to report with, or to ask for byes with. */
export const hasPlayerCodes = ({ phoneReports, playerAsks }: PhoneSettings): boolean =>
  phoneReports === 'by-both' || playerAsks !== 'off';

/** Whether anything of a tournament is done by phone. */
export const hasCodes = (settings: PhoneSettings): boolean =>
  settings.phoneReports !== 'off' || hasPlayerCodes(settings);

/** Whose codes a tournament has, by table and by player; none where nothing is done by phone. */
export function codeSubjects({ t: say }: App.Locals, t: Tournament) {
  const tables = t.settings.phoneReports === 'by-table' ? tablesInUse(t) : [];
  const players = hasPlayerCodes(t.settings) ? t.players : [];
  const names = namesShown(t.players);
  return [
    ...tables.map((table) => ({
      value: subjectText({ kind: 'table', table, round: null }),
      text: say('terms.table-n', { table }),
    })),
    ...players.map(({ id }) => ({
      value: subjectText({ kind: 'player', player: id }),
      text: names.get(id) ?? '',
    })),
  ];
}

/** Makes the codes void that the form names, all or one. */
export async function revokeCodes(
  { locals, request }: { readonly locals: App.Locals; readonly request: Request },
  id: TournamentId,
): Promise<LinkAnswer | ActionFailure<LinkAnswer>> {
  const form = await request.formData();
  const actor = formActor(locals, form);
  if (actor === null) return fail(403, { error: refused });
  const of = formText(form, 'of');
  await locals.app.accounts.revokeCodes(id, of === '' ? null : parseSubject(of), actor.name);
  return { codesRevoked: true };
}
