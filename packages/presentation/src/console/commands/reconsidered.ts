import type { Answer, Question, ResultInQuestion } from '../questions/question.ts';
import {
  type CommandRequest,
  isConflict,
  needsConfirmation,
  type SendError,
} from './sent-command.ts';

/**
 * Asks the arbiter after a refusal. Returns the command with their confirmation, or `declined`;
 * null: the refusal asks nothing, so sending again does not help.
 *
 * @param about the result that the command enters; null for any other command
 */
export async function reconsidered(
  error: SendError,
  request: CommandRequest,
  ask: (question: Question) => Promise<Answer>,
  about: ResultInQuestion | null = null,
): Promise<CommandRequest | 'declined' | null> {
  if (needsConfirmation(error)) {
    const { consequences, reasonNeeded, again } = error;
    const answer = await ask({ kind: 'confirm', consequences, reasonNeeded, about });
    if (answer === null) return 'declined';
    return {
      ...request,
      confirmed: again ? 'twice' : true,
      reason: answer.reason || request.reason,
    };
  }
  if (isConflict(error)) {
    const answer = await ask({ kind: 'conflict', since: error.since, about });
    return answer === null ? 'declined' : { ...request, basedOn: error.actualVersion };
  }
  return null;
}
