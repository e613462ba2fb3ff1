import type { PlayerDetails } from '@rokade/players';
import { mayBeOne } from '@rokade/players';
import { type EarnedRight, earnedRights } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { Entrant } from '../entrant.ts';

/** The rights from last year's places of this year's entrants. */
export interface CarriedRights {
  /** By entrant; those without rights are left out. */
  readonly rights: ReadonlyMap<string, readonly EarnedRight[]>;
  /** People with a right who have not entered. */
  readonly absent: readonly { readonly name: string; readonly right: EarnedRight }[];
}

const isSame = (one: PlayerDetails, other: PlayerDetails): boolean =>
  (one.person !== '' && one.person === other.person) || mayBeOne(one, other);

/** The rights entered at the end of another event, for this event's entrants. */
export function carriedRights(last: ChessEvent, now: ChessEvent): CarriedRights {
  const rights = new Map<string, readonly EarnedRight[]>();
  const absent: { name: string; right: EarnedRight }[] = [];
  for (const { entrant, right } of last.classes.rights) {
    const holder = last.entrants.find(({ id }) => id === entrant);
    if (holder === undefined) continue;
    const { values } = holder;
    const here: Entrant | undefined = now.entrants.find((one) => isSame(values, one.values));
    if (here === undefined) absent.push({ name: values.name, right });
    else rights.set(here.id, [...(rights.get(here.id) ?? []), right]);
  }
  const inOrder = [...rights].map(([id, ownRights]): [string, readonly EarnedRight[]] => [
    id,
    earnedRights.filter((right) => ownRights.includes(right)),
  ]);
  return { rights: new Map(inOrder), absent };
}
