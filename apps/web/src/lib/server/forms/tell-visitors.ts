import { errorText, nobody } from '@rokade/tables';
import { fail, type RequestEvent } from '@sveltejs/kit';
import { actions as ofConsole } from './tell.ts';

/**
 * Passes a visitor's form on to the API. Errors are translated here, since visitors' pages do not
 * load the texts of errors.
 */
async function tell(event: RequestEvent) {
  const answer = await ofConsole.tell(event);
  if (!('status' in answer)) return answer;
  const { error } = answer.data;
  return fail(answer.status, { wrong: errorText(event.locals.t, nobody, error) });
}

/** The action of a visitors' page whose form goes to the API. */
export const actions = { tell };
