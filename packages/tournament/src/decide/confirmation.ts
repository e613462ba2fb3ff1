import type { OfKind, Request } from '@rokade/journal';
import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';

/** The consequence in a list if `follows`, else an empty list. */
export const when = (follows: boolean, consequence: Consequence): readonly Consequence[] =>
  follows ? [consequence] : [];

/** The consequence that boards lack results, if any do. */
export const resultsMissing = (round: number, boards: readonly number[]): readonly Consequence[] =>
  when(boards.length > 0, { code: 'consequence.results-missing', round, boards });

/**
 * The question to put before an act with consequences, or null if there is nothing to ask: no
 * consequence, or they were accepted and, for an act that overrides a rule, a reason was given.
 */
export function confirmationFor(
  request: Request<OfKind>,
  consequences: readonly Consequence[],
  reasonNeeded: boolean,
): Refusal | null {
  if (consequences.length === 0) return null;
  const accepted = request.confirmed !== false && (!reasonNeeded || request.reason.trim() !== '');
  return accepted
    ? null
    : { code: 'command.needs-confirmation', consequences, reasonNeeded, again: false };
}

/** The second question, for an act that was confirmed once; null once it is confirmed twice. */
export const secondConfirmationFor = (
  { confirmed }: Request<OfKind>,
  consequences: readonly Consequence[],
): Refusal | null =>
  confirmed === 'twice'
    ? null
    : { code: 'command.needs-confirmation', consequences, reasonNeeded: false, again: true };
