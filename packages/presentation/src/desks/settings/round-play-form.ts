import {
  parseTimeControl,
  type RoundPlay,
  ratedChoices,
  type TimeControl,
  usualPlay,
} from '@rokade/tournament';
import type { FormFields } from '../../console/commands/form-fields.ts';

/**
 * The value for a time control that cannot be parsed: it has no stages, so it is refused with its
 * field.
 */
export const unreadable: TimeControl = { stages: [], incrementSeconds: 0 };

const isUsual = ({ timeControl, rated, finishBy }: RoundPlay): boolean =>
  timeControl === usualPlay.timeControl &&
  rated === usualPlay.rated &&
  finishBy === usualPlay.finishBy;

/**
 * Reads how rounds are played from the fields `playTime-1`, `playRated-1`, `finishDate-1`,
 * `finishTime-1` … The last rounds are left out if they are played like the tournament.
 *
 * @param before the value to keep if the form does not have the fields
 */
export function readRoundPlay(
  form: FormFields,
  before: readonly RoundPlay[],
): readonly RoundPlay[] {
  if (!form.has('roundPlayCount')) return before;
  const text = (field: string): string => String(form.get(field) ?? '').trim();
  const plays = Array.from(
    { length: Number(text('roundPlayCount')) || 0 },
    (_, index): RoundPlay => {
      const at = (field: string): string => text(`${field}-${index + 1}`);
      const time = at('playTime');
      const [date, clock] = [at('finishDate'), at('finishTime')];
      return {
        timeControl: time === '' ? null : (parseTimeControl(time) ?? unreadable),
        rated: ratedChoices.find((choice) => choice === at('playRated')) ?? null,
        finishBy: date === '' || clock === '' ? date : `${date}T${clock}`,
      };
    },
  );
  return plays.slice(0, plays.findLastIndex((play) => !isUsual(play)) + 1);
}
