import type { NamedPlayer } from '../column.ts';

/**
 * A player in one line of text: title, name and what is noted of them; their number if nameless.
 */
export function playerText(player: NamedPlayer | string): string {
  if (typeof player === 'string') return player;
  const { no, title, name, note = '' } = player;
  if (name === '') return String(no);
  return [title, name, note && `(${note})`].filter((part) => part !== '').join(' ');
}
