import { wordsOfName } from '@rokade/rules';
import type { PlayerLine } from '@rokade/tournament';

/** Whether every word of the query begins a word of the name. False for an empty query. */
export function fitsName(name: string, query: string): boolean {
  const queryWords = wordsOfName(query);
  const words = wordsOfName(name);
  return (
    queryWords.length > 0 && queryWords.every((part) => words.some((word) => word.startsWith(part)))
  );
}

/** The players whose names match a query, in the order given. */
export const findByName = <P extends Pick<PlayerLine, 'name'>>(
  players: readonly P[],
  query: string,
): readonly P[] => players.filter(({ name }) => fitsName(name, query));
