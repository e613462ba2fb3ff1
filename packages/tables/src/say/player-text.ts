import type { NamedPlayer } from '../column.ts';

/** A player as one line of text: title, name and note; the number if there is no name. */
export function playerText(player: NamedPlayer | string): string {
  if (typeof player === 'string') return player;
  const { no, title, name, note = '' } = player;
  if (name === '') return String(no);
  return [title, name, note && `(${note})`].filter((part) => part !== '').join(' ');
}
