import { err, type Result } from '@rokade/rules';
import type { AppError, Executed, Session, TournamentTypes } from '@rokade/server';
import type { Command, TournamentId } from '@rokade/tournament';
import { formText } from './form-text.ts';

/** The form was not ours, or its writer is no longer signed in. */
export interface FormRefused {
  readonly code: 'form.refused';
}

/** Who sends a form, if the form carries their session's token. */
export function formSender(locals: App.Locals, form: FormData): Session | null {
  const { session } = locals;
  return session !== null && formText(form, 'csrf') === session.csrf ? session : null;
}

/** The version of the tournament that the form's page showed. */
const basedOnOf = (form: FormData): number => {
  const version = Number(formText(form, 'version'));
  return Number.isInteger(version) && version >= 0 ? version : 0;
};

/** Whether the questions on the page were answered with yes: none, one, or the second one too. */
function confirmedOf(form: FormData): boolean | 'twice' {
  const said = formText(form, 'confirmed');
  return said === 'twice' ? said : said !== '';
}

/**
 * Carries out a command that came as a form with the fields `csrf`, `version` (what the page
 * showed) and, after a question, `confirmed` and `reason`.
 */
export async function executeForm(
  locals: App.Locals,
  form: FormData,
  { id, command }: { readonly id: TournamentId; readonly command: Command },
): Promise<Result<Executed<TournamentTypes>, AppError | FormRefused>> {
  const sender = formSender(locals, form);
  if (sender === null) return err({ code: 'form.refused' });
  return locals.app.tournaments.execute(
    id,
    {
      command,
      basedOn: basedOnOf(form),
      confirmed: confirmedOf(form),
      reason: formText(form, 'reason').trim(),
    },
    { id: sender.accountId, name: sender.name },
  );
}
