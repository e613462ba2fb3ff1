import { compareByQuotient } from './compare-by-quotient.ts';
import type {
  FinishedLevel,
  FinishedTeam,
  PromotionMark,
  PromotionMarkCode,
  PromotionRequest,
} from './promotion-request.ts';

/** A team with its place in its group, from 1, and from below. */
interface Placed {
  readonly team: FinishedTeam;
  readonly group: string;
  readonly place: number;
  readonly fromBelow: number;
}

type Marks = Map<string, PromotionMark>;

function placedIn({ groups }: FinishedLevel): readonly Placed[] {
  return groups.flatMap(({ group, teams }) =>
    teams.map((team, index) => ({
      team,
      group,
      place: index + 1,
      fromBelow: teams.length - index,
    })),
  );
}

const moveOf = (marks: Marks, { team }: Placed): PromotionMark['move'] =>
  marks.get(team.team)?.move ?? 'stays';

function mark(
  marks: Marks,
  { team }: Placed,
  move: PromotionMark['move'],
  because: PromotionMarkCode,
): void {
  marks.set(team.team, { team: team.team, move, because });
}

/** Those who go down by their place: the last of each group, then the worst of those before. */
function relegate(level: FinishedLevel, marks: Marks): void {
  const teams = placedIn(level);
  for (const each of teams.filter(({ team }) => team.isWithdrawn)) {
    mark(marks, each, 'down', 'withdrawn');
  }
  for (const each of teams.filter(({ fromBelow }) => fromBelow <= level.relegated)) {
    if (!each.team.isWithdrawn) mark(marks, each, 'down', 'relegated-by-place');
  }
  const next = teams.filter(({ fromBelow }) => fromBelow === level.relegated + 1);
  const worst = next.toSorted((a, b) => compareByQuotient(b.team, a.team));
  for (const each of worst.slice(0, level.worstNext)) {
    mark(marks, each, 'down', 'relegated-as-worst-next');
  }
}

/** How many teams of a club will be in a level: those that stay, come down and have been promoted. */
function clubCount(
  club: string,
  index: number,
  { levels }: PromotionRequest,
  marks: Marks,
): number {
  const moving = (from: number, move: PromotionMark['move']): number =>
    placedIn(levels[from] ?? emptyLevel).filter(
      (each) => each.team.club === club && moveOf(marks, each) === move,
    ).length;
  return moving(index, 'stays') + moving(index - 1, 'down') + moving(index + 1, 'up');
}

const emptyLevel: FinishedLevel = {
  groups: [],
  promoted: 0,
  bestNext: 0,
  lastPlace: 0,
  relegated: 0,
  worstNext: 0,
  mostOfClub: null,
};

/** A second team goes down where the first one comes down to its level: the lowest of the club. */
function makeRoomForClubs(index: number, request: PromotionRequest, marks: Marks): void {
  const level = request.levels[index] ?? emptyLevel;
  const { mostOfClub } = level;
  if (mostOfClub === null) return;
  const fromBelow = placedIn(level).toSorted((a, b) => a.fromBelow - b.fromBelow);
  for (const each of fromBelow) {
    const staysThere = moveOf(marks, each) === 'stays';
    if (staysThere && clubCount(each.team.club, index, request, marks) > mostOfClub) {
      mark(marks, each, 'down', 'relegated-below-own-club');
    }
  }
}

/** Why a team cannot go up to a level; null if it can. */
function objection(
  { team }: Placed,
  target: number,
  request: PromotionRequest,
  marks: Marks,
): PromotionMarkCode | null {
  if (team.isWithdrawn) return 'withdrawn';
  if (team.refuses) return 'stays-by-refusal';
  const mostOfClub = request.levels[target]?.mostOfClub ?? null;
  const isFull = mostOfClub !== null && clubCount(team.club, target, request, marks) >= mostOfClub;
  return isFull ? 'stays-below-own-club' : null;
}

/** The first of a group that can go up, down to the last place for that; how many did. */
function promoteGroup(
  teams: readonly Placed[],
  index: number,
  request: PromotionRequest,
  marks: Marks,
): number {
  const { promoted, lastPlace } = request.levels[index] ?? emptyLevel;
  let left = promoted;
  for (const each of teams) {
    if (left === 0 || each.place > Math.max(promoted, lastPlace)) break;
    if (moveOf(marks, each) === 'down') continue;
    const against = objection(each, index - 1, request, marks);
    if (against !== null) {
      mark(marks, each, 'stays', against);
      continue;
    }
    const isByPlace = each.place <= promoted;
    mark(marks, each, 'up', isByPlace ? 'promoted-by-place' : 'promoted-instead');
    left -= 1;
  }
  return promoted - left;
}

/** The best that are next in their groups; how many went up. */
function promoteBestNext(index: number, request: PromotionRequest, marks: Marks): number {
  const level = request.levels[index] ?? emptyLevel;
  const next = level.groups.flatMap(({ group }) =>
    placedIn(level)
      .filter((each) => each.group === group && !marks.has(each.team.team))
      .slice(0, 1),
  );
  let left = level.bestNext;
  for (const each of next.toSorted((a, b) => compareByQuotient(a.team, b.team))) {
    if (left === 0) break;
    const against = objection(each, index - 1, request, marks);
    if (against !== null) {
      mark(marks, each, 'stays', against);
      continue;
    }
    mark(marks, each, 'up', 'promoted-as-best-next');
    left -= 1;
  }
  return level.bestNext - left;
}

/** Places that nobody takes from below keep the best of those who would go down. */
function fillVacancies(index: number, vacancies: number, request: PromotionRequest, marks: Marks) {
  const goingDown = placedIn(request.levels[index] ?? emptyLevel)
    .filter(({ team }) => {
      const because = marks.get(team.team)?.because;
      return because === 'relegated-by-place' || because === 'relegated-as-worst-next';
    })
    .toSorted((a, b) => a.place - b.place || compareByQuotient(a.team, b.team));
  for (const each of goingDown.slice(0, vacancies)) mark(marks, each, 'stays', 'stays-in-vacancy');
}

/**
 * Who goes up and down: from the highest level down the last of each group, with second teams that must
 * give way to their own club's first; then the first of each group of the level below that may and will,
 * in its place the next one down to the last place for that, and the best of the next ones by quotient;
 * a place that nobody takes keeps the best of those who would have gone down. Teams that simply stay have
 * no mark. What a league does otherwise its leader marks by hand.
 */
export function promotionMarks(request: PromotionRequest): readonly PromotionMark[] {
  const marks: Marks = new Map();
  const { levels } = request;
  for (const [index, level] of levels.entries()) {
    relegate(index === levels.length - 1 ? { ...level, relegated: 0, worstNext: 0 } : level, marks);
    makeRoomForClubs(index, request, marks);
  }
  for (let index = 1; index < levels.length; index++) {
    const level = levels[index] ?? emptyLevel;
    const teams = placedIn(level);
    const promoted = level.groups.map(({ group }) =>
      promoteGroup(
        teams.filter((each) => each.group === group),
        index,
        request,
        marks,
      ),
    );
    const gone = promoted.reduce((sum, each) => sum + each, promoteBestNext(index, request, marks));
    const planned = level.promoted * level.groups.length + level.bestNext;
    fillVacancies(index - 1, planned - gone, request, marks);
  }
  return [...marks.values()];
}
