import { reason } from '../kernel/reason.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { strengthOrder } from '../kernel/strength-order.ts';
import {
  byRating,
  type GroupablePlayer,
  type GroupsRefusal,
  type RatingGroup,
  ratingGroups,
} from './rating-groups.ts';
import type { GroupsReason, GroupsReasonCode } from './reason-codes.ts';

/** The forms of play of the classes. */
export const groupForms = ['all-play-all', 'seven-rounds', 'five-rounds'] as const;
export type GroupForm = (typeof groupForms)[number];

/** A player with the requested form of play; null = none. */
export interface ClassPlayer extends GroupablePlayer {
  readonly requestedForm: GroupForm | null;
}

/** Players from this rating on are in the master class. */
const masterRating = 1900;
const allPlayAllSize = 8;

/** The number of rounds of a form is also the fewest players for it, with one sitting out in each. */
const swissForms = [
  { form: 'seven-rounds', mark: '7', most: 32, rounds: 7 },
  { form: 'five-rounds', mark: '5', most: 16, rounds: 5 },
] as const;

interface RatingClass {
  readonly letter: 'M' | 'B';
  readonly article: string;
  readonly hasAllPlayAll: boolean;
  /** The article's paragraph on each form. */
  readonly letterOf: Readonly<Record<(typeof swissForms)[number]['form'], string>>;
}

const masterClass: RatingClass = {
  letter: 'M',
  article: '§38',
  hasAllPlayAll: true,
  letterOf: { 'seven-rounds': 'b', 'five-rounds': 'c' },
};
const basicClass: RatingClass = {
  letter: 'B',
  article: '§39',
  hasAllPlayAll: false,
  letterOf: { 'seven-rounds': 'a', 'five-rounds': 'b' },
};

type Groups<P> = readonly RatingGroup<P>[];

/** The greatest number of groups of eight. */
const mostEights = ({ hasAllPlayAll }: RatingClass, players: readonly ClassPlayer[]): number =>
  hasAllPlayAll ? Math.floor(players.length / allPlayAllSize) : 0;

/** Groups of eight from the top; players beyond the last one are left for the other groups. */
function allPlayAllGroups<P extends ClassPlayer>(
  { letter, article }: RatingClass,
  players: readonly P[],
  count: number,
): Groups<P> {
  return Array.from({ length: count }, (_, index) => {
    const members = players.slice(index * allPlayAllSize, (index + 1) * allPlayAllSize);
    const full: GroupsReason = reason('groups.full', `${article}a`, { count: allPlayAllSize });
    return {
      name: `${letter}A-${index + 1}`,
      players: members,
      because: [...byRating(article, members), full],
    };
  });
}

/** Why a player is in a form that they did not request. */
function cameBy(player: ClassPlayer, { hasAllPlayAll }: RatingClass): GroupsReasonCode | null {
  if (player.requestedForm === null) return 'groups.no-wish';
  if (player.requestedForm !== 'all-play-all') return null;
  return hasAllPlayAll ? 'groups.surplus' : 'groups.form-not-offered';
}

function newcomers<P extends ClassPlayer>(
  ratingClass: RatingClass,
  { players }: RatingGroup<P>,
): readonly GroupsReason[] {
  const codes = ['groups.no-wish', 'groups.surplus', 'groups.form-not-offered'] as const;
  return codes.flatMap((code) => {
    const who: readonly PlayerNo[] = players
      .filter((player) => cameBy(player, ratingClass) === code)
      .map(({ no }) => no);
    return who.length === 0 ? [] : [reason(code, ratingClass.article, { players: who })];
  });
}

function swissGroups<P extends ClassPlayer>(
  ratingClass: RatingClass,
  { form, mark, most, rounds }: (typeof swissForms)[number],
  mine: readonly P[],
): Result<Groups<P>, GroupsRefusal> {
  if (mine.length === 0) return ok([]);
  const { letter, article, letterOf } = ratingClass;
  const nameOf = (number: number): string => `${letter}${mark}-${number}`;
  if (mine.length < rounds) {
    const facts = { group: nameOf(1), players: mine.length, least: rounds };
    return err({ code: 'groups.too-few-for-rounds', ...facts });
  }
  const groups = ratingGroups(mine, {
    division: { kind: 'at-most', players: most },
    nameOf,
    article: `${article}${letterOf[form]}`,
  });
  if (!groups.ok) return groups;
  return ok(
    groups.value.map((group) => ({
      ...group,
      because: [...group.because, ...newcomers(ratingClass, group)],
    })),
  );
}

const ratingClasses = { master: masterClass, basic: basicClass } as const;

/**
 * The groups of the master class or of the basic class; players put in it by hand are ordered by
 * rating, too.
 *
 * @article DSU 2002 4.2 §38, §39
 */
export const groupsOfRatingClass = <P extends ClassPlayer>(
  code: keyof typeof ratingClasses,
  players: readonly P[],
): Result<Groups<P>, GroupsRefusal> => groupsOfClass(ratingClasses[code], players);

type SwissForm = (typeof swissForms)[number]['form'];

/**
 * The forms of the players who are in no group of eight. Seven rounds are for players without a
 * request, or whose request for a group of eight could not be met; if they are too few for seven
 * rounds, and nobody requested these, they play five rounds with those who did.
 */
function playersByForm<P extends ClassPlayer>(
  others: readonly P[],
): Readonly<Record<SwissForm, readonly P[]>> {
  const five = others.filter(({ requestedForm }) => requestedForm === 'five-rounds');
  const seven = others.filter(({ requestedForm }) => requestedForm !== 'five-rounds');
  const areMoved =
    seven.length < swissForms[0].rounds &&
    five.length > 0 &&
    seven.every(({ requestedForm }) => requestedForm !== 'seven-rounds');
  return areMoved
    ? { 'seven-rounds': [], 'five-rounds': others }
    : { 'seven-rounds': seven, 'five-rounds': five };
}

function groupsWith<P extends ClassPlayer>(
  ratingClass: RatingClass,
  players: readonly P[],
  full: Groups<P>,
): Result<Groups<P>, GroupsRefusal> {
  const placed = new Set(full.flatMap((group) => group.players));
  const byForm = playersByForm(players.filter((player) => !placed.has(player)));
  const groups = [...full];
  for (const form of swissForms) {
    const made = swissGroups(ratingClass, form, byForm[form.form]);
    if (!made.ok) return made;
    groups.push(...made.value);
  }
  return ok(groups);
}

/**
 * If the remaining players cannot form a group, the last group of eight is dissolved: they all play
 * seven rounds.
 */
function groupsOfClass<P extends ClassPlayer>(
  ratingClass: RatingClass,
  players: readonly P[],
): Result<Groups<P>, GroupsRefusal> {
  const wanting = strengthOrder(
    players.filter(({ requestedForm }) => requestedForm === 'all-play-all'),
  );
  const most = mostEights(ratingClass, wanting);
  const asMany = groupsWith(ratingClass, players, allPlayAllGroups(ratingClass, wanting, most));
  if (asMany.ok || most === 0 || asMany.error.code !== 'groups.too-few-for-rounds') return asMany;
  const oneLess = allPlayAllGroups(ratingClass, wanting, most - 1);
  const made = groupsWith(ratingClass, players, oneLess);
  return made.ok ? made : asMany;
}

/**
 * All players in the groups of the master class (1900 and more: MA of eight all-play-all, M7 of seven
 * rounds and at most 32 players, M5 of five rounds and at most 16) and of the basic class (below: B7,
 * B5). Seven rounds are for players without a request, for the lowest rated beyond the full groups of
 * eight, and for requests for all-play-all in the basic class. An unrated player is below 1900. A
 * surplus of one to six players is not refused: they play five rounds if others do, else the last group
 * of eight plays seven rounds with them. In each form only one group has an odd number, as §65 requires
 * of other tournaments. Refused if a form has too few players for its rounds.
 *
 * @article DSU 2002 4.2 §38, §39; 4.4 §65
 */
export function classGroups<P extends ClassPlayer>(
  players: readonly P[],
): Result<Groups<P>, GroupsRefusal> {
  const isMaster = ({ rating }: P): boolean => (rating ?? 0) >= masterRating;
  const masters = groupsOfClass(masterClass, players.filter(isMaster));
  if (!masters.ok) return masters;
  const others = groupsOfClass(
    basicClass,
    players.filter((player) => !isMaster(player)),
  );
  return others.ok ? ok([...masters.value, ...others.value]) : others;
}
