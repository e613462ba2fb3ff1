import type {
  ColourPreferenceType,
  TeamSwissRequest,
  TeamSwissTeam,
} from '../../../src/pairing/team-swiss/team-swiss-request.ts';

/*
 * C.04.6 article by article, by trying all sets and all pairings: no matching, nothing from the engine.
 * For up to ten teams.
 */

type Wish = 'w' | 'b' | 'W' | 'B' | '';

interface Team {
  readonly no: number;
  readonly score: number;
  readonly second: number;
  readonly met: readonly number[];
  readonly colours: string;
  readonly wish: Wish;
  readonly floater: boolean;
  readonly byeBarred: boolean;
  readonly parity: number;
}

type Pair = readonly [Team, Team];

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** 1.7: capitals are strong (and the simple wishes of type A), small letters mild. */
function wishOf(colours: string, type: ColourPreferenceType, isLastRound: boolean): Wish {
  if (type === 'none') return '';
  const cd = count(colours, 'W') - count(colours, 'B');
  if (cd < -1 || ([0, -1].includes(cd) && colours.endsWith('BB'))) return 'W';
  if (cd > 1 || ([0, 1].includes(cd) && colours.endsWith('WW'))) return 'B';
  if (type === 'A' || colours === '') return '';
  if (cd === -1 || (cd === 0 && !isLastRound && colours.endsWith('B'))) return 'w';
  if (cd === 1 || (cd === 0 && !isLastRound && colours.endsWith('W'))) return 'b';
  return '';
}

const scoreBefore = (team: TeamSwissTeam, round: number): number =>
  team.rounds.slice(0, round - 1).reduce((sum, each) => sum + each.primary, 0);

function teamsOf(request: TeamSwissRequest): readonly Team[] {
  const arrived = request.teams.filter(({ availability }) => availability !== 'not-arrived');
  const numbers = arrived.map(({ no }) => no).sort((a, b) => a - b);
  return arrived
    .filter(({ availability }) => availability === 'present')
    .map((team) => {
      const played = team.rounds.flatMap((each) => (each.kind === 'match' ? [each] : []));
      const colours = played.map(({ colour }) => (colour === 'white' ? 'W' : 'B')).join('');
      const last = team.rounds[request.roundNumber - 2];
      const other =
        last?.kind === 'match' ? request.teams.find(({ no }) => no === last.opponent) : undefined;
      const before = request.roundNumber - 1;
      return {
        no: team.no,
        score: scoreBefore(team, request.roundNumber),
        second: team.rounds.reduce((sum, each) => sum + each.secondary, 0),
        met: played.map(({ opponent }) => opponent),
        colours,
        wish: wishOf(colours, request.preferences, request.roundNumber === request.roundsPlanned),
        floater: other !== undefined && scoreBefore(other, before) !== scoreBefore(team, before),
        byeBarred: team.rounds.some(
          (each) =>
            (each.kind === 'bye' && ['pairing-allocated', 'full-point'].includes(each.bye)) ||
            (each.kind === 'forfeit' && each.won),
        ),
        parity: numbers.indexOf(team.no) + 1,
      };
    });
}

/** All pairings of a set of teams without a rematch (3.6.1). */
function pairingsOf(teams: readonly Team[]): readonly (readonly Pair[])[] {
  const [first, ...others] = teams;
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    first.met.includes(other.no)
      ? []
      : pairingsOf(others.filter((each) => each !== other)).map((rest) => [
          [first, other] as const,
          ...rest,
        ]),
  );
}

const canBePaired = (teams: readonly Team[]): boolean => {
  const [first, ...others] = teams;
  if (first === undefined) return true;
  return others.some(
    (other) =>
      !first.met.includes(other.no) && canBePaired(others.filter((each) => each !== other)),
  );
};

function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

export const lexicographic = (a: readonly number[], b: readonly number[]): number => {
  const differs = a.findIndex((each, index) => each !== b[index]);
  return differs < 0 ? 0 : a[differs]! - (b[differs] ?? Number.POSITIVE_INFINITY);
};

/** Those with the least vector. */
function least<T>(all: readonly T[], vectorOf: (item: T) => readonly number[]): readonly T[] {
  const vectors = all.map(vectorOf);
  const best = vectors.toSorted(lexicographic)[0];
  return all.filter((_, index) => lexicographic(vectors[index]!, best!) === 0);
}

const without = (all: readonly Team[], gone: readonly Team[]): readonly Team[] =>
  all.filter((each) => !gone.includes(each));

/** 3.5.3 */
const sorted = (teams: readonly Team[]): readonly Team[] =>
  teams.toSorted((a, b) => b.score - a.score || a.no - b.no);

const topGroup = (teams: readonly Team[]): readonly Team[] => {
  const best = Math.max(...teams.map(({ score }) => score));
  return teams.filter(({ score }) => score === best);
};

/** All sets of upfloaters with a legal pairing of the bracket and of all others, fewest first (C1, C3, C4). */
function fewestUpfloaters(
  residents: readonly Team[],
  others: readonly Team[],
): readonly (readonly Team[])[] {
  for (let size = residents.length % 2; size <= others.length; size += 2) {
    const legal = subsets(sorted(others), size).filter(
      (set) => canBePaired([...residents, ...set]) && canBePaired(without(others, set)),
    );
    if (legal.length > 0) return legal;
  }
  return [];
}

/** C6: the upfloaters that what is left of the next score group needs. */
function nextNeeds(others: readonly Team[], set: readonly Team[]): number {
  const next = without(topGroup(others), set);
  const rest = without(others, set);
  return next.length === 0 ? 0 : fewestUpfloaters(next, without(rest, next))[0]!.length;
}

/** The first of the best sets (3.5.5). */
function upfloatersOf(
  residents: readonly Team[],
  others: readonly Team[],
  forgetsFloats: boolean,
): readonly Team[] | null {
  const legal = fewestUpfloaters(residents, others);
  if (legal.length === 0) return null;
  const byScore = least(legal, (set) =>
    set.map(({ score }) => residents[0]!.score - score).toSorted((a, b) => b - a),
  );
  const byNext = least(byScore, (set) => [others.length === 0 ? 0 : nextNeeds(others, set)]);
  const byFloats = least(byNext, (set) => [
    forgetsFloats ? 0 : set.filter(({ floater }) => floater).length,
  ]);
  return byFloats.toSorted((a, b) =>
    lexicographic(
      sorted(a).map(({ no }) => no),
      sorted(b).map(({ no }) => no),
    ),
  )[0]!;
}

/** 3.6.2 */
export function identifierOf(pairs: readonly (readonly [number, number])[]): readonly number[] {
  const ordered = pairs
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    .toSorted(([a], [b]) => a - b);
  return [...ordered.map(([top]) => top), ...ordered.map(([, bottom]) => bottom)];
}

/** Who of the two gets White, by the letter of 4.3. */
function whiteOf([a, b]: Pair, request: TeamSwissRequest): Team {
  const bySecond = request.secondaryDecidesColours ? b.second - a.second : 0;
  const [first, other] = (b.score - a.score || bySecond || a.no - b.no) < 0 ? [a, b] : [b, a];
  const give = (team: Team, colour: string): Team =>
    colour.toUpperCase() === 'W' ? team : team === first ? other : first;
  const alternate = (team: Team, colour: string): Team => give(team, colour === 'W' ? 'B' : 'W');
  if (first.colours === '' && other.colours === '') {
    const initial = request.initialColour === 'white' ? 'W' : 'B';
    return first.parity % 2 === 1 ? give(first, initial) : alternate(first, initial);
  }
  if (first.wish !== '' && other.wish === '') return give(first, first.wish);
  if (first.wish === '' && other.wish !== '') return give(other, other.wish);
  if (first.wish.toUpperCase() !== other.wish.toUpperCase()) return give(first, first.wish);
  const strong = [first, other].filter(({ wish }) => wish === 'W' || wish === 'B');
  if (strong.length === 1) return give(strong[0]!, strong[0]!.wish);
  const cd = ({ colours }: Team): number => count(colours, 'W') - count(colours, 'B');
  if (cd(first) !== cd(other)) return cd(first) < cd(other) ? first : other;
  for (let back = 1; back <= Math.min(first.colours.length, other.colours.length); back++) {
    const colour = first.colours.at(-back)!;
    if (colour !== other.colours.at(-back)) return alternate(first, colour);
  }
  if (first.wish !== '') return give(first, first.wish);
  if (first.colours !== '') return alternate(first, first.colours.at(-1)!);
  return alternate(other, other.colours.at(-1)!);
}

/** 3.6.4, with the colours given: wishes missed (C8), strong ones (C9), floaters met from below (C10). */
function missed(
  pairs: readonly Pair[],
  upfloaters: readonly Team[],
  request: TeamSwissRequest,
): readonly number[] {
  let [c8, c9, c10] = [0, 0, 0];
  for (const pair of pairs) {
    const white = whiteOf(pair, request);
    for (const team of pair) {
      const has = team === white ? 'W' : 'B';
      if (team.wish !== '' && team.wish.toUpperCase() !== has) {
        c8 += 1;
        if (team.wish === 'W' || team.wish === 'B') c9 += 1;
      }
    }
    const [a, b] = pair;
    if ((upfloaters.includes(a) && b.floater) || (upfloaters.includes(b) && a.floater)) c10 += 1;
  }
  const isB = request.preferences === 'B';
  return [c8, isB ? c9 : 0, request.roundNumber > request.roundsPlanned - 2 ? 0 : c10];
}

/** The round as `white-black` in order of numbers, and the bye; null where nothing is legal. */
export function pairByEnumeration(request: TeamSwissRequest): readonly string[] | null {
  let rest = teamsOf(request);
  const round: string[] = [];
  if (rest.length % 2 === 1) {
    const [bye] = rest
      .filter((team) => !team.byeBarred && canBePaired(without(rest, [team])))
      .toSorted((a, b) => a.score - b.score || b.colours.length - a.colours.length || b.no - a.no);
    if (bye === undefined) return null;
    round.push(`bye ${bye.no}`);
    rest = without(rest, [bye]);
  }
  while (rest.length > 0) {
    const residents = topGroup(rest);
    const others = without(rest, residents);
    const forgets = request.roundNumber > request.roundsPlanned - 2;
    const upfloaters = upfloatersOf(residents, others, forgets);
    if (upfloaters === null) return null;
    const best = least(pairingsOf([...residents, ...upfloaters]), (pairs) =>
      missed(pairs, upfloaters, request),
    );
    const idOf = (pairs: readonly Pair[]) => identifierOf(pairs.map(([a, b]) => [a.no, b.no]));
    const chosen = best.toSorted((a, b) => lexicographic(idOf(a), idOf(b)))[0]!;
    for (const pair of chosen) {
      const white = whiteOf(pair, request);
      round.push(`${white.no}-${pair.find((team) => team !== white)!.no}`);
    }
    rest = without(rest, [...residents, ...upfloaters]);
  }
  return round.toSorted();
}
