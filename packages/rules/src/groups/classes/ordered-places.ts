import type { Day } from '../../kernel/calendar.ts';
import type { ClassEntrant } from './class-entrant.ts';
import type { Criterion, OrderedClass } from './class-rules.ts';
import type { ClassReason } from './reason-codes.ts';

/** Reasons of players, by their keys. */
export type ReasonsByKey = ReadonlyMap<string, readonly ClassReason[]>;

/** The places of a class by its order of right, and reasons for players who just missed one. */
export interface OrderedPlaces {
  readonly placed: ReasonsByKey;
  readonly missed: ReasonsByKey;
}

const byKey = (a: ClassEntrant, b: ClassEntrant): number =>
  a.key === b.key ? 0 : 2 * Number(a.key > b.key) - 1;

/** Orders by rating, equal ratings by games if those count; then independently of the order of entry. */
const inOrder =
  (byGames: boolean) =>
  (a: ClassEntrant, b: ClassEntrant): number =>
    (b.rating ?? 0) - (a.rating ?? 0) ||
    (byGames ? (b.games ?? -1) - (a.games ?? -1) : 0) ||
    byKey(a, b);

function meets(criterion: Criterion, one: ClassEntrant, firstDay: Day): boolean {
  const { right, least, isMet } = criterion;
  if (right !== undefined) return one.rights.includes(right);
  if (least !== undefined) return (one.rating ?? 0) >= least;
  return isMet?.(one, firstDay) === true;
}

interface Taken {
  readonly taken: readonly ClassEntrant[];
  readonly left: readonly ClassEntrant[];
}

/** The first eligible players, up to the available places. */
function firstOf(able: readonly ClassEntrant[], room: number, byGames: boolean): Taken {
  const sorted = able.toSorted(inOrder(byGames));
  return { taken: sorted.slice(0, room), left: sorted.slice(room) };
}

const gamesOf = ({ games }: ClassEntrant): number => games ?? 0;

/** The reason for equals at the last place: games decided, or nothing did. */
function atBorder({ taken, left }: Taken, { article, byGames }: OrderedClass): ReasonsByKey {
  const [last, next] = [taken.at(-1), left[0]];
  if (last === undefined || next === undefined || last.rating !== next.rating) return new Map();
  const isEqual = ({ rating }: ClassEntrant): boolean => rating === last.rating;
  const decides = byGames && last.games !== null && gamesOf(last) > gamesOf(next);
  const reasonOf = (one: ClassEntrant, code: 'more-games' | 'fewer-games') =>
    [
      one.key,
      decides
        ? [{ code: `classes.${code}`, article, facts: { games: gamesOf(one) } } as const]
        : [{ code: 'classes.undecided', article, facts: {} } as const],
    ] as const;
  return new Map([
    ...taken.filter(isEqual).map((one) => reasonOf(one, 'more-games')),
    ...left.filter(isEqual).map((one) => reasonOf(one, 'fewer-games')),
  ]);
}

const factsOf = ({ rating }: ClassEntrant, least: number | undefined): ClassReason['facts'] => ({
  rating: rating ?? 0,
  ...(least === undefined ? {} : { least }),
});

/** The places of one step. */
interface StepPlaces extends Taken {
  readonly reason: (one: ClassEntrant) => ClassReason;
}

/** The places of all steps; the border of a step is explained if a player stayed outside to the end. */
function placesWithReasons(ordered: OrderedClass, steps: readonly StepPlaces[]): OrderedPlaces {
  const inside = new Set(steps.flatMap(({ taken }) => taken.map(({ key }) => key)));
  const borders = steps.map(({ taken, left }) =>
    atBorder({ taken, left: left.filter(({ key }) => !inside.has(key)) }, ordered),
  );
  const placed = steps.flatMap(({ taken, reason }, index) =>
    taken.map((one) => [one.key, [reason(one), ...(borders[index]?.get(one.key) ?? [])]] as const),
  );
  const missed = borders.flatMap((border) => [...border].filter(([key]) => !inside.has(key)));
  return { placed: new Map(placed), missed: new Map(missed) };
}

/** How many players are missing to the minimum, or to an even number. */
function lacking({ least, most }: OrderedClass, count: number): number {
  if (count < least) return least - count;
  return count % 2 === 1 && count < most ? 1 : 0;
}

interface Step {
  readonly may: (one: ClassEntrant) => boolean;
  readonly room: number;
  readonly reason: (one: ClassEntrant) => ClassReason;
}

/** The last step, which fills a class up or makes it even; null: neither is necessary. */
function fillerStep(ordered: OrderedClass, count: number): Step | null {
  const { filler, least } = ordered;
  const room = lacking(ordered, count);
  if (filler === null || room === 0) return null;
  const { article, below } = filler;
  return {
    may: ({ rating }) => rating !== null && rating < below,
    room,
    reason: (one) =>
      count < least
        ? { code: 'classes.fills-up', article, facts: factsOf(one, least) }
        : { code: 'classes.makes-even', article, facts: factsOf(one, undefined) },
  };
}

/**
 * The places of a class by its order of right, some of which can be given by hand: each step takes the
 * highest rated of the remaining players. Players rated too low for the last step fill the class up to
 * the minimum, or make it even.
 *
 * @article DSU 2002 4.2 §36, §37
 */
export function orderedPlaces(
  ordered: OrderedClass,
  entrants: readonly ClassEntrant[],
  { firstDay, byHand }: { readonly firstDay: Day; readonly byHand: number },
): OrderedPlaces {
  const steps: StepPlaces[] = [];
  const taken = (): readonly ClassEntrant[] => steps.flatMap((one) => one.taken);
  const count = (): number => byHand + taken().length;
  const give = (step: Step): void => {
    const free = entrants.filter((one) => !taken().includes(one)).filter(step.may);
    steps.push({ ...firstOf(free, step.room, ordered.byGames), reason: step.reason });
  };
  for (const criterion of ordered.criteria) {
    const { code, article, least, most = ordered.most } = criterion;
    give({
      may: (one) => meets(criterion, one, firstDay),
      room: Math.max(0, Math.min(most, ordered.most - count())),
      reason: (one) => ({ code, article, facts: factsOf(one, least) }),
    });
  }
  const filled = fillerStep(ordered, count());
  if (filled !== null) give(filled);
  return placesWithReasons(ordered, steps);
}
