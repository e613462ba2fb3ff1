import { dayFault } from '@rokade/journal';
import { err, isTimelinePoint, ok } from '@rokade/rules';
import { type Decides, invalid, refusing } from './decision.ts';

/** Marks a point of the timeline as done, or as not done. */
export const tickPoint: Decides<'tick-point'> = ({ done }, { point, day }) => {
  const refusal = isTimelinePoint(point)
    ? refusing(dayFault({ day }))
    : invalid('point', 'unknown');
  if (refusal !== null) return err(refusal);
  return ok((done[point] ?? '') === day ? [] : [{ kind: 'point-ticked', point, day }]);
};
