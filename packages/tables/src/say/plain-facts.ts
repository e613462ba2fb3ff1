import { namesOnePlayer, namesPlayers } from '@rokade/rules';
import type { Facts } from '@rokade/texts';
import { namesShown, type Tournament } from '@rokade/tournament';
import { pointsText } from './points-text.ts';

/** How players are named in sentences. */
export interface Namer {
  /** By id; an unknown text comes back as it is. */
  readonly nameOf: (id: string) => string;
  /** By draw number. */
  readonly nameOfNo: (no: number) => string;
}

/** Players by the names they have in the tournament. */
export function namesIn({ players }: Pick<Tournament, 'players'>): Namer {
  const names: ReadonlyMap<string, string> = namesShown(players);
  return {
    nameOf: (id) => names.get(id) ?? id,
    nameOfNo: (no) => names.get(players[no - 1]?.id ?? '') ?? String(no),
  };
}

/** Where no players are known. */
export const nobody: Namer = { nameOf: (id) => id, nameOfNo: (no) => String(no) };

/** Refusals name a player who is there already, too. */
const namesPlayer = (key: string): boolean => key === 'existing' || namesOnePlayer(key);

const isNumber = (value: unknown): value is number => typeof value === 'number';

function plainFact(namer: Namer, key: string, value: unknown): Facts[string] {
  if (Array.isArray(value)) {
    if (key.endsWith('Moneys')) return value.filter(isNumber);
    return value.map((one) => plainFact(namer, namesPlayers(key) ? 'player' : '', one)).join('; ');
  }
  if (typeof value === 'number') {
    if (namesPlayer(key)) return namer.nameOfNo(value);
    return key.endsWith('alfPoints') ? pointsText(value) : value;
  }
  if (typeof value === 'string') return namesPlayer(key) ? namer.nameOf(value) : value;
  return '';
}

/**
 * The facts of a reason, a consequence or a refusal as the catalogue's texts take them: players by
 * name, lists joined, half-points as points.
 */
export const plainFacts = (namer: Namer, facts: object): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, plainFact(namer, key, value)]),
  );
