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
    const { consequences, reasonNeeded } = error;
    const answer = await ask({ kind: 'confirm', consequences, reasonNeeded, about });
    return answer === null ? 'declined' : { ...wanted, confirmed: true, reason: answer.reason };
  }
  if (error.code === 'store.conflict') {
    const answer = await ask({ kind: 'conflict', since: error.since, about });
    return answer === null ? 'declined' : { ...wanted, basedOn: error.actualVersion };
  }
  return null;
}
