import type { SourcePlayer } from '@rokade/formats';
import type { Namer } from './reason-text.ts';

/** A player as tables name them: title and name, or the number where there is no name. */
export const playerName = ({
  no,
  title,
  name,
}: Pick<SourcePlayer, 'no' | 'title' | 'name'>): string =>
  name === '' ? String(no) : [title, name].filter((part) => part !== '').join(' ');

/** Names players in sentences: `Hansen, Ida (7)`. */
export function namerOf(players: readonly Pick<SourcePlayer, 'no' | 'name'>[]): Namer {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return (no) => {
    const name = names.get(no) ?? '';
    return name === '' ? String(no) : `${name} (${no})`;
  };
}
