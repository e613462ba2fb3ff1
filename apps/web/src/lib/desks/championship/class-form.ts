import { type Command, type GivenClass, parsePlayerId } from '@rokade/tournament';

const said = (values: FormData, name: string): string => String(values.get(name) ?? '').trim();

/** What a form asks for that puts somebody in a class by hand; null where nobody was chosen. */
export function changing(values: FormData, to: { rules: string; of: number }): Command | null {
  const player = parsePlayerId(said(values, 'player'));
  const wanted = Number(said(values, 'class'));
  if (player === null) return null;
  const code = 'championship.by-hand';
  const given: GivenClass = {
    player,
    class: wanted,
    own: wanted,
    code,
    note: said(values, 'note'),
  };
  return { kind: 'give-classes', ...to, given: [given] };
}

/** What a form asks for that decides the class of next year; no class: as the result gives it. */
export function decidingNext(values: FormData): Command | null {
  const player = parsePlayerId(said(values, 'player'));
  const wanted = Number(said(values, 'next'));
  return player === null
    ? null
    : {
        kind: 'give-next-class',
        player,
        class: wanted === 0 ? null : wanted,
        note: said(values, 'note'),
      };
}
