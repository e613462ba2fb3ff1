import { erasedName } from '@rokade/journal';
import { arePossibleDuplicates, type PlayerDetails } from '@rokade/players';
import { nameKey } from '@rokade/rules';
import type { Request } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { Tournament } from '../state/state.ts';
import type { Player } from '../values/player.ts';
import { confirmationFor, when } from './confirmation.ts';

/** A present or future player. */
type Named = Pick<Player, 'id' | 'details'>;

/** Whether a player cannot be distinguished from one of the others; an erased player equals nobody. */
const isAlike = (others: readonly Named[], { id, details }: Named): boolean =>
  details.name !== erasedName &&
  others.some((other) => other.id !== id && arePossibleDuplicates(other.details, details));

/** The values of which two indistinguishable players share at least one. */
const keysOf = ({ name, fideId, nationalId }: PlayerDetails): readonly string[] => [
  `name ${nameKey(name)}`,
  ...(fideId === '' ? [] : [`fide ${fideId}`]),
  ...(nationalId === '' ? [] : [`national ${nationalId}`]),
];

/**
 * The names of entered players who cannot be distinguished from a present player or an earlier one of
 * the same command.
 */
export function alikeEntered(t: Tournament, entered: readonly Named[]): readonly string[] {
  const byKey = new Map<string, Named[]>();
  const nearOf = ({ details }: Named): readonly Named[] =>
    keysOf(details).flatMap((key) => byKey.get(key) ?? []);
  const add = (one: Named): void => {
    for (const key of keysOf(one.details)) {
      const namesakes = byKey.get(key);
      if (namesakes === undefined) byKey.set(key, [one]);
      else namesakes.push(one);
    }
  };
  t.players.forEach(add);
  return entered.flatMap((one) => {
    const alike = isAlike(nearOf(one), one);
    add(one);
    return alike ? [one.details.name] : [];
  });
}

/** Whether these details make a player indistinguishable from another. */
export const becomesAlike = (t: Tournament, player: Player, details: PlayerDetails): boolean =>
  !isAlike(t.players, player) && isAlike(t.players, { id: player.id, details });

/** Asks for confirmation about indistinguishable players: one person may be entered twice. */
export function namesakeQuestion(names: readonly string[], request: Request): Refusal | null {
  const alike = [...new Set(names)].join('; ');
  const consequences = when(names.length > 0, { code: 'consequence.namesakes', names: alike });
  return confirmationFor(request, consequences, false);
}
