import type { Answer, Question, ResultInQuestion } from './question.ts';
import type { SendError, WantedCommand } from './send-command.ts';

/**
 * What is sent after a refusal: the command with the arbiter's agreement. null: nothing helps.
 *
 * @param about the result the command writes, or null for any other command
 */
export async function reconsidered(
  error: SendError,
  wanted: WantedCommand,
  ask: (question: Question) => Promise<Answer>,
  about: ResultInQuestion | null = null,
): Promise<WantedCommand | 'declined' | null> {
  if (error.code === 'command.needs-confirmation') {
    const { consequences, reasonNeeded, again } = error;
    const answer = await ask({ kind: 'confirm', consequences, reasonNeeded, about });
    if (answer === null) return 'declined';
    return { ...wanted, confirmed: again ? 'twice' : true, reason: answer.reason || wanted.reason };
  }
  if (error.code === 'store.conflict') {
    const answer = await ask({ kind: 'conflict', since: error.since, about });
    return answer === null ? 'declined' : { ...wanted, basedOn: error.actualVersion };
  }
  return null;
}
