import type { ByCode } from '../kernel/by-code.ts';
import { reason } from '../kernel/reason.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { type StrengthPlayer, strengthOrder } from '../kernel/strength-order.ts';
import { type Division, groupSizes } from './group-sizes.ts';
import type { GroupsReason } from './reason-codes.ts';

/** A player for a division into groups. */
export interface GroupablePlayer extends StrengthPlayer {
  readonly no: PlayerNo;
}

/** A group with its players, strongest first. */
export interface RatingGroup<P> {
  readonly name: string;
  readonly players: readonly P[];
  readonly because: readonly GroupsReason[];
}

/** Why players cannot be divided in this way. */
export type GroupsRefusal = ByCode<{
  /** With this many groups a player would be alone. */
  'groups.too-many': { groups: number; most: number };
  'groups.too-few-players': { players: number; least: number };
  /** With groups of this size a player would be alone. */
  'groups.size-too-small': { size: number; least: number };
  /** Too few players for the rounds of the form. */
  'groups.too-few-for-rounds': { group: string; players: number; least: number };
}>;

/** The kind of division, and the names of groups. */
export interface GroupsRequest {
  readonly division: Division;
  /** The name of the first, second, … group, from 1. */
  readonly nameOf: (number: number) => string;
  /** The article followed. */
  readonly article: string;
}

const smallestGroup = 2;

function refusalOf(total: number, division: Division): GroupsRefusal | null {
  if (total < smallestGroup) {
    return { code: 'groups.too-few-players', players: total, least: smallestGroup };
  }
  if (division.kind === 'at-most') {
    const size = division.players;
    const least = smallestGroup + (total % 2);
    return size < least ? { code: 'groups.size-too-small', size, least } : null;
  }
  const { groups } = division;
  const most = Math.floor(total / smallestGroup);
  return groups < 1 || groups > most ? { code: 'groups.too-many', groups, most } : null;
}

/** The reasons of a group: its size and its range of ratings, and the unrated players, who are last. */
export function byRating(
  article: string,
  players: readonly GroupablePlayer[],
): readonly GroupsReason[] {
  const ratings = players.flatMap(({ rating }) => rating ?? []);
  const unrated = players.filter(({ rating }) => rating === null).map(({ no }) => no);
  const range = { count: players.length, highest: ratings[0] ?? 0, lowest: ratings.at(-1) ?? 0 };
  const rated: GroupsReason = reason('groups.by-rating', article, range);
  const last: GroupsReason = reason('groups.unrated-last', article, { players: unrated });
  return [...(ratings.length > 0 ? [rated] : []), ...(unrated.length > 0 ? [last] : [])];
}

function divisionReason(
  { division, article }: GroupsRequest,
  total: number,
  groups: number,
): GroupsReason {
  return division.kind === 'at-most'
    ? reason('groups.largest-possible', article, { total, most: division.players, groups })
    : reason('groups.number-given', article, { total, groups });
}

const onlyOdd = (article: string, count: number): readonly GroupsReason[] =>
  count % 2 === 0 ? [] : [reason('groups.only-odd', article, { count })];

/**
 * Players in groups by rating: the highest rated in the first group, the next in the second, and so on.
 * Groups are as large as possible (or as many as given) and as equal as possible while only one has an
 * odd number of players; larger groups come first, the odd one last.
 *
 * @article DSU 2002 4.4 §65
 */
export function ratingGroups<P extends GroupablePlayer>(
  players: readonly P[],
  request: GroupsRequest,
): Result<readonly RatingGroup<P>[], GroupsRefusal> {
  const { division, nameOf, article } = request;
  const refusal = refusalOf(players.length, division);
  if (refusal !== null) return err(refusal);
  const ordered = strengthOrder(players);
  const sizes = groupSizes(players.length, division);
  let first = 0;
  const groups = sizes.map((size, index): RatingGroup<P> => {
    const members = ordered.slice(first, first + size);
    first += size;
    const because = [
      ...byRating(article, members),
      divisionReason(request, players.length, sizes.length),
      ...onlyOdd(article, size),
    ];
    return { name: nameOf(index + 1), players: members, because };
  });
  return ok(groups);
}
