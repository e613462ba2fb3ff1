import type { Asked, FieldFault } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { EventCommand } from '../command.ts';
import type { Happening } from '../happening.ts';
import type { EventRefusal } from '../refusal.ts';

/** What a command leads to, or why it may not be. */
export type Decision = Result<readonly Happening[], EventRefusal>;

/** What decides about commands of some kind. */
export type Decides<Kind extends EventCommand['kind']> = (
  event: ChessEvent,
  command: Extract<EventCommand, { kind: Kind }>,
  asked: Asked,
) => Decision;

export const invalid = (field: string, problem: FieldFault['problem']): EventRefusal => ({
  code: 'event.field-invalid',
  field,
  problem,
});

/** Refuses a fault, if there is one. */
export const refusing = (fault: FieldFault | null): EventRefusal | null =>
  fault === null ? null : { code: 'event.field-invalid', ...fault };
