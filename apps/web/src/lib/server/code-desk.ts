import {
  parseSubject,
  subjectText,
  type Tournament,
  type TournamentId,
  tablesInUse,
} from '@rokade/tournament';
import { type ActionFailure, fail } from '@sveltejs/kit';
import type { LinkAnswer } from '#lib/desks/results/link-text.ts';
import { formActor, refused } from './form-sender.ts';
import { formText } from './form-text.ts';

/** Whose codes a tournament has, by table or by player; none where nothing is reported by phone. */
export function codeSubjects({ t: say }: App.Locals, t: Tournament) {
  switch (t.settings.phoneReports) {
    case 'by-table':
      return tablesInUse(t).map((table) => ({
        value: subjectText({ kind: 'table', table, round: null }),
        text: say('terms.table-n', { table }),
      }));
    case 'by-both':
      return t.players.map(({ id, details }) => ({
        value: subjectText({ kind: 'player', player: id }),
        text: details.name,
      }));
    default:
      return [];
  }
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
