import { type Command, type GivenClass, parsePlayerId } from '@rokade/tournament';
import type { FormFields } from '../../console/commands/said-in-form.ts';
import { textIn } from '../../console/commands/said-in-form.ts';

/** The command of the form that sets a player's class by hand; null: no player was chosen. */
export function changing(values: FormFields, to: { rules: string; of: number }): Command | null {
  const player = parsePlayerId(textIn(values, 'player'));
  const wanted = Number(textIn(values, 'class'));
  if (player === null) return null;
  const code = 'championship.by-hand';
  const given: GivenClass = {
    player,
    class: wanted,
    own: wanted,
    code,
    note: textIn(values, 'note'),
  };
  return { kind: 'give-classes', ...to, given: [given] };
}

/** The command of the form that decides next year's class; without a class, the result decides. */
export function decidingNext(values: FormFields): Command | null {
  const player = parsePlayerId(textIn(values, 'player'));
  const wanted = Number(textIn(values, 'next'));
  return player === null
    ? null
    : {
        kind: 'give-next-class',
        player,
        class: wanted === 0 ? null : wanted,
        note: textIn(values, 'note'),
      };
}
