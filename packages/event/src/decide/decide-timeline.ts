import { err, isDay, isTimelinePoint, ok } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { EventCommand } from '../command.ts';
import type { Decision } from './decision.ts';

/** Ticks a point of the timeline off, or says that it is not done after all. */
export function tickPoint(
  { done }: ChessEvent,
  { point, day }: Extract<EventCommand, { kind: 'tick-point' }>,
): Decision {
  if (!isTimelinePoint(point)) {
    return err({ code: 'event.field-invalid', field: 'point', problem: 'unknown' });
  }
  if (day !== '' && !isDay(day)) {
    return err({ code: 'event.field-invalid', field: 'day', problem: 'not-a-date' });
  }
  return ok((done[point] ?? '') === day ? [] : [{ kind: 'point-ticked', point, day }]);
}
