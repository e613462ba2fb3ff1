import type { SourcePlayer } from '@rokade/formats';
import type { Namer } from './reason-text.ts';

/** Names players in sentences: `Hansen, Ida (7)`. */
export function namerOf(players: readonly Pick<SourcePlayer, 'no' | 'name'>[]): Namer {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return (no) => {
    const name = names.get(no) ?? '';
    return name === '' ? String(no) : `${name} (${no})`;
  };
}
