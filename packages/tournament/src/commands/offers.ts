import { type PlayerDetails, ratingFields } from '@rokade/players';
import type { PlayerId } from '../values/ids.ts';
import type { Listed, Player } from '../values/player.ts';
import type { Command } from './command.ts';

/** Whom something may be offered of: a player, or somebody on an entry list. */
export type Offered = Pick<Player, 'id' | 'details' | 'declined'>;

/** Who says something else of a player: a person of the register, or a line of a list. */
export interface OfferedBy {
  readonly id: string;
  readonly name: string;
  /** What tells them from others of that name. */
  readonly more: string;
}

/**
 * Something that is said of a player elsewhere and not in their tournament. `changed`: it is them.
 * `likely`: it is them by number, or by name and birth. `doubtful`: somebody has to say so. `listed`: a
 * rating list says it of them, who are found by their number.
 */
export interface Offer {
  readonly player: PlayerId;
  readonly kind: 'changed' | 'likely' | 'doubtful' | 'listed';
  readonly by: OfferedBy;
  readonly changes: Partial<PlayerDetails>;
  readonly listed: Listed;
}

type Detail = keyof PlayerDetails;

const isPerson = (field: string): number => Number(field === 'person');

/** What is offered, field by field; who it is comes first. */
export const offeredFields = ({ changes }: Pick<Offer, 'changes'>): readonly Detail[] =>
  (Object.keys(changes) as Detail[]).sort((a, b) => isPerson(b) - isPerson(a));

const only = <T extends object>(values: T, fields: readonly string[]): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => fields.includes(field)),
  ) as Partial<T>;

/** Says of each offer which of its fields are meant. */
export type MeantFields = (offer: Offer) => readonly Detail[];

/** Takes what is meant over in one act; null: nothing is. */
export function takingOver(offers: readonly Offer[], meant: MeantFields): Command | null {
  const players = offers.flatMap((offer) => {
    const fields = meant(offer);
    const ratings = fields.filter((field) => ratingFields.some((one) => one === field));
    const { player, changes, listed } = offer;
    const change = { player, changes: only(changes, fields), listed: only(listed, ratings) };
    return fields.length === 0 ? [] : [change];
  });
  return players.length === 0 ? null : { kind: 'change-players', players };
}

/** Leaves out what is meant; of somebody who is not the player nothing else needs to be said. */
export function leavingOut(offers: readonly Offer[], meant: MeantFields): Command | null {
  const players = offers.flatMap((offer) => {
    const fields = meant(offer);
    const said = fields.includes('person') ? ['person'] : fields;
    const left = { player: offer.player, values: only(offer.changes, said) };
    return fields.length === 0 ? [] : [left];
  });
  return players.length === 0 ? null : { kind: 'decline-changes', players };
}
