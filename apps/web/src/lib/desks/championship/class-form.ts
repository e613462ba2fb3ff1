import { type Command, type GivenClass, parsePlayerId } from '@rokade/tournament';
import { textIn } from '#lib/console/said-in-form.ts';

/** What a form asks for that puts somebody in a class by hand; null where nobody was chosen. */
export function changing(values: FormData, to: { rules: string; of: number }): Command | null {
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

/** What a form asks for that decides the class of next year; no class: as the result gives it. */
export function decidingNext(values: FormData): Command | null {
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
