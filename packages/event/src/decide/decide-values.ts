import { changing, dayFault, textFault, textProblem, unless } from '@rokade/journal';
import { officeRuleSet } from '@rokade/rules';
import type { EventCommand } from '../command.ts';
import { type EventValues, emptyEventValues } from '../event-values.ts';
import type { EventRefusal } from '../refusal.ts';
import { type Decides, type Decision, invalid, refusing } from './decision.ts';

/** Why an event's values are refused, or null. */
function valuesRefusal(values: EventValues): EventRefusal | null {
  const { name, place, organiser, officers, firstDay, lastDay, regulations } = values;
  if (name.trim() === '') return invalid('name', 'missing');
  const fault = textFault({ name, place, organiser }) ?? dayFault({ firstDay, lastDay });
  if (fault !== null) return refusing(fault);
  if (firstDay !== '' && lastDay !== '' && lastDay < firstDay) {
    return { code: 'event.days-reversed', field: 'lastDay' };
  }
  if (regulations !== '' && officeRuleSet(regulations) === undefined) {
    return invalid('regulations', 'unknown');
  }
  const nameless = officers.some((one) => one.name.trim() === '' || textProblem(one.name) !== null);
  return nameless ? invalid('officers', 'missing') : null;
}

/** Creates an event, with its book. */
export const makeEvent = ({
  id,
  values,
}: Extract<EventCommand, { kind: 'make-event' }>): Decision =>
  unless(valuesRefusal({ ...emptyEventValues, ...values }), [{ kind: 'event-made', id, values }]);

/** Changes the event's values. */
export const changeEvent: Decides<'change-event'> = (event, { changes }) =>
  changing(event.values, changes, (values, after) =>
    unless(valuesRefusal(after), [{ kind: 'event-changed', values }]),
  );
