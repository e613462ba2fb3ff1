import { mayBeOne } from '@rokade/players';
import {
  type ChampionshipClassCode,
  type ChampionshipReason,
  type ChampionshipRules,
  proposedChampionshipClasses,
} from '@rokade/rules';
import { ratingsShown } from '../questions/ratings.ts';
import type { Tournament } from '../state/state.ts';
import type { PlayerClass } from '../values/championship.ts';
import type { Player } from '../values/player.ts';
import { namesShown } from '../values/shown-names.ts';
import { viewChampionship } from './view-championship.ts';
import { viewCup } from './view-cup.ts';

/** The input for a proposal of classes. */
export interface ProposalSources {
  /** Earlier championships; unfinished ones are ignored. */
  readonly earlier: readonly Tournament[];
  /** The last cup; null: none. */
  readonly cup: Tournament | null;
  /** The number of classes to make. */
  readonly classes: number;
}

/** A player's proposed and present class. */
export interface ProposedRow extends Omit<PlayerClass, 'note'> {
  readonly name: string;
  readonly because: ChampionshipReason<ChampionshipClassCode>;
  /** The present class; null: none. */
  readonly now: number | null;
  /** Whether the present class is the proposed one, or was decided by hand. */
  readonly stands: boolean;
}

const isSame = (one: Player, other: Player): boolean =>
  (one.details.person !== '' && one.details.person === other.details.person) ||
  mayBeOne(one.details, other.details);

/** The year in which a tournament began; 0 if it has no dates. */
const yearOf = ({ settings: { roundDates } }: Tournament): number =>
  Number((roundDates[0] ?? '').slice(0, 4)) || 0;

const isOver = (t: Tournament): boolean => t.finished || viewChampionship(t)?.isOver === true;

interface Found {
  readonly year: number;
  readonly played: number;
  readonly next: number;
  readonly own: number;
}

/** A player's result in a championship; empty if they did not play. */
function foundIn(t: Tournament, player: Player): readonly Found[] {
  const there = t.players.find((one) => isSame(one, player));
  const row = viewChampionship(t)?.rows.find((one) => one.player.id === there?.id);
  return row === undefined
    ? []
    : [{ year: yearOf(t), played: row.class, next: row.next, own: row.own }];
}

/** The worst place that a player can have in a cup, as players who lost in the same round share a place. */
function cupPlaceOf(cup: Tournament | null, player: Player): number | null {
  const view = cup === null ? null : viewCup(cup);
  const there = cup?.players.find((one) => isSame(one, player));
  const place = view?.places.find((one) => one.player.id === there?.id);
  return place?.last ?? null;
}

/**
 * The proposed classes of all entered players, by the results of earlier championships, the rights from
 * the cup, and ratings. A player put in a class by hand stays there.
 *
 * @article Tempelhof 2018 III.A.1, III.A.8
 */
export function proposeClasses(
  t: Tournament,
  rules: ChampionshipRules,
  { earlier, cup, classes }: ProposalSources,
): readonly ProposedRow[] {
  const over = earlier.filter(isOver);
  const newest = Math.max(0, ...over.map(yearOf));
  const rated = ratingsShown(
    t.settings,
    t.players.map(({ details }) => details),
  );
  const proposed = proposedChampionshipClasses(
    rules,
    t.players.map((player) => {
      const [last] = over
        .flatMap((one) => foundIn(one, player))
        .toSorted((a, b) => b.year - a.year || a.next - b.next);
      return {
        key: player,
        last: last === undefined ? null : { ...last, isNewest: last.year === newest },
        cupPlace: cupPlaceOf(cup, player),
        rating: rated(player.details).rating,
      };
    }),
    classes,
  );
  const names = namesShown(t.players);
  return proposed.map(({ key: { id }, class: to, own, because }): ProposedRow => {
    const has = t.championship?.given.find(({ player }) => player === id);
    const isUnchanged = has?.class === to && has.own === own && has.code === because.code;
    return {
      player: id,
      name: names.get(id) ?? '',
      class: to,
      own,
      code: because.code,
      because,
      now: has?.class ?? null,
      stands: isUnchanged || has?.code === 'championship.by-hand',
    };
  });
}
