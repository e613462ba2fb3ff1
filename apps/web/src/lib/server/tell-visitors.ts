import { errorText, nobody } from '@rokade/tables';
import { fail, type RequestEvent } from '@sveltejs/kit';
import { actions as ofConsole } from './tell.ts';

/**
 * Passes a form of visitors on to the API. What is refused is said in the reader's language here, since
 * their pages load the words of visitors alone.
 */
async function tell(event: RequestEvent) {
  const answer = await ofConsole.tell(event);
  if (!('status' in answer)) return answer;
  const { error } = answer.data;
  return fail(answer.status, { wrong: errorText(event.locals.t, nobody, error) });
}

/** The one action of a page of visitors whose form goes to the API. */
export const actions = { tell };
