import { erasedName } from '@rokade/journal';
import { isNotToldApart, type PlayerDetails } from '@rokade/players';
import { nameKey } from '@rokade/rules';
import type { Request } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { Tournament } from '../state/state.ts';
import type { Player } from '../values/player.ts';
import { confirmationFor, when } from './confirmation.ts';

/** Somebody of a tournament, or about to be. */
type Named = Pick<Player, 'id' | 'details'>;

/** Whether somebody cannot be told from one of the others; who was erased is nobody's double. */
const isAlike = (others: readonly Named[], { id, details }: Named): boolean =>
  details.name !== erasedName &&
  others.some((other) => other.id !== id && isNotToldApart(other.details, details));

/** What two who are not told apart have in common at least. */
const keysOf = ({ name, fideId, nationalId }: PlayerDetails): readonly string[] => [
  `name ${nameKey(name)}`,
  ...(fideId === '' ? [] : [`fide ${fideId}`]),
  ...(nationalId === '' ? [] : [`national ${nationalId}`]),
];

/** The names of those entered who cannot be told from somebody who is there or comes before them. */
export function alikeEntered(t: Tournament, entered: readonly Named[]): readonly string[] {
  const byKey = new Map<string, Named[]>();
  const nearOf = ({ details }: Named): readonly Named[] =>
    keysOf(details).flatMap((key) => byKey.get(key) ?? []);
  const add = (one: Named): void => {
    for (const key of keysOf(one.details)) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [one]);
      else known.push(one);
    }
  };
  t.players.forEach(add);
  return entered.flatMap((one) => {
    const alike = isAlike(nearOf(one), one);
    add(one);
    return alike ? [one.details.name] : [];
  });
}

/** Whether what is said of a player now makes them one whom nothing tells from another. */
export const becomesAlike = (t: Tournament, player: Player, details: PlayerDetails): boolean =>
  !isAlike(t.players, player) && isAlike(t.players, { id: player.id, details });

/** Asks about people whom nothing tells apart: they may be one who was entered twice. */
export function namesakeQuestion(names: readonly string[], request: Request): Refusal | null {
  const alike = [...new Set(names)].join('; ');
  const asked = when(names.length > 0, { code: 'consequence.namesakes', names: alike });
  return confirmationFor(request, asked, false);
}
