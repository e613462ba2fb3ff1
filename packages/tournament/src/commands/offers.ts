import { type PlayerDetails, ratingFields } from '@rokade/players';
import type { PlayerId } from '../values/ids.ts';
import type { Listed, Player } from '../values/player.ts';
import type { Command } from './command.ts';

/** A player, or a line of an entry list, to whom changes can be offered. */
export type Offered = Pick<Player, 'id' | 'details' | 'declined'>;

/** The source of an offer: a person of the register, or a line of a rating list. */
export interface OfferedBy {
  readonly id: string;
  readonly name: string;
  /** What distinguishes the person from others with the same name. */
  readonly more: string;
}

/**
 * Values of a player elsewhere that differ from the tournament's. `changed`: the same person. `likely`:
 * the same person by number, or by name and birth. `doubtful`: a person has to decide whether it is the
 * same. `listed`: a rating list's values, found by the player's number.
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

/** The fields of an offer, with `person` first. */
export const offeredFields = ({ changes }: Pick<Offer, 'changes'>): readonly Detail[] =>
  (Object.keys(changes) as Detail[]).sort((a, b) => isPerson(b) - isPerson(a));

const only = <T extends object>(values: T, fields: readonly string[]): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => fields.includes(field)),
  ) as Partial<T>;

/** Returns the fields of an offer that the user has chosen. */
export type ChosenFields = (offer: Offer) => readonly Detail[];

/** The command that takes over the chosen fields; null: none is chosen. */
export function takingOver(offers: readonly Offer[], chosen: ChosenFields): Command | null {
  const players = offers.flatMap((offer) => {
    const fields = chosen(offer);
    const ratings = fields.filter((field) => ratingFields.some((one) => one === field));
    const { player, changes, listed } = offer;
    const change = { player, changes: only(changes, fields), listed: only(listed, ratings) };
    return fields.length === 0 ? [] : [change];
  });
  return players.length === 0 ? null : { kind: 'change-players', players };
}

/**
 * The command that declines the chosen fields. A declined `person` declines the whole offer, so nothing
 * else is named.
 */
export function leavingOut(offers: readonly Offer[], chosen: ChosenFields): Command | null {
  const players = offers.flatMap((offer) => {
    const fields = chosen(offer);
    const declined = fields.includes('person') ? ['person'] : fields;
    const left = { player: offer.player, values: only(offer.changes, declined) };
    return fields.length === 0 ? [] : [left];
  });
  return players.length === 0 ? null : { kind: 'decline-changes', players };
}
