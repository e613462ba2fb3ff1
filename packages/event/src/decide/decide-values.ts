import { differing, textProblem } from '@rokade/journal';
import { err, isDay, officeRuleSet, ok } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { EventCommand } from '../command.ts';
import { type EventValues, unsaidEvent } from '../event-values.ts';
import type { EventRefusal } from '../refusal.ts';
import type { Decision } from './decision.ts';

const days = ['firstDay', 'lastDay'] as const;

/** Why an event cannot be so, or null. */
function valuesRefusal(values: EventValues): EventRefusal | null {
  const { name, officers, firstDay, lastDay, regulations } = values;
  if (name.trim() === '') {
    return { code: 'event.field-invalid', field: 'name', problem: 'missing' };
  }
  for (const field of ['name', 'place', 'organiser'] as const) {
    const problem = textProblem(values[field]);
    if (problem !== null) return { code: 'event.field-invalid', field, problem };
  }
  const noDay = days.find((field) => values[field] !== '' && !isDay(values[field]));
  if (noDay !== undefined) {
    return { code: 'event.field-invalid', field: noDay, problem: 'not-a-date' };
  }
  if (firstDay !== '' && lastDay !== '' && lastDay < firstDay) {
    return { code: 'event.days-reversed', field: 'lastDay' };
  }
  if (regulations !== '' && officeRuleSet(regulations) === undefined) {
    return { code: 'event.field-invalid', field: 'regulations', problem: 'unknown' };
  }
  const nameless = officers.some((one) => one.name.trim() === '' || textProblem(one.name) !== null);
  return nameless ? { code: 'event.field-invalid', field: 'officers', problem: 'missing' } : null;
}

/** Makes an event, which begins its book. */
export function makeEvent(
  event: ChessEvent | null,
  { id, values }: Extract<EventCommand, { kind: 'make-event' }>,
): Decision {
  if (event !== null) return err({ code: 'event.exists' });
  const refusal = valuesRefusal({ ...unsaidEvent, ...values });
  return refusal === null ? ok([{ kind: 'event-made', id, values }]) : err(refusal);
}

/** Says something else of the event. */
export function changeEvent(
  event: ChessEvent,
  { changes }: Extract<EventCommand, { kind: 'change-event' }>,
): Decision {
  const values = differing(event.values, changes);
  if (Object.keys(values).length === 0) return ok([]);
  const refusal = valuesRefusal({ ...event.values, ...values });
  return refusal === null ? ok([{ kind: 'event-changed', values }]) : err(refusal);
}
