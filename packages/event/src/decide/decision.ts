import type { FieldFault, RequestFacts } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { EventCommand } from '../command.ts';
import type { Happening } from '../happening.ts';
import type { EventRefusal } from '../refusal.ts';

/** The events to append, or why the command was refused. */
export type Decision = Result<readonly Happening[], EventRefusal>;

/** The decider of a kind of command. */
export type Decides<Kind extends EventCommand['kind']> = (
  event: ChessEvent,
  command: Extract<EventCommand, { kind: Kind }>,
  request: RequestFacts,
) => Decision;

export const invalid = (field: string, problem: FieldFault['problem']): EventRefusal => ({
  code: 'event.field-invalid',
  field,
  problem,
});

/** The refusal for a fault, if there is one. */
export const refusing = (fault: FieldFault | null): EventRefusal | null =>
  fault === null ? null : { code: 'event.field-invalid', ...fault };
