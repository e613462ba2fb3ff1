import type { Day } from '../../kernel/calendar.ts';
import { type ClassCode, type EarnedRight, isJunior } from './class-entrant.ts';

/** A line of the final table of a group. */
export interface FinalLine {
  readonly key: string;
  readonly birth: string;
  /** Equal if points are equal. */
  readonly pointsPlace: number;
  /** Equal if points and korrektion are equal. */
  readonly place: number;
}

/** A finished group. */
export interface PlayedGroup {
  readonly class: ClassCode;
  /** `M7-1`; any name if the class is one group. */
  readonly name: string;
  readonly lines: readonly FinalLine[];
  /** The players of a play-off, the winner first. */
  readonly playedOff: readonly string[];
}

/** The right for next year from a player's place. */
export interface RightOf {
  readonly key: string;
  readonly right: EarnedRight;
  readonly article: string;
}

type Place = (line: FinalLine) => number;

const byPoints: Place = ({ pointsPlace }) => pointsPlace;
const byKorrektion: Place = ({ place }) => place;

/** The first of some players, or several who are equal. */
function firstOf(lines: readonly FinalLine[], place: Place): readonly FinalLine[] {
  const best = Math.min(...lines.map(place));
  return lines.filter((line) => place(line) === best);
}

const rightsFor = (lines: readonly FinalLine[], right: EarnedRight, article: string) =>
  lines.map(({ key }): RightOf => ({ key, right, article }));

/** The winner of a class; equals need a play-off, and until then there is none. */
function winnerOf({ lines, playedOff }: PlayedGroup, place: Place): readonly FinalLine[] {
  const first = firstOf(lines, place);
  if (first.length === 1) return first;
  return first.filter(({ key }) => key === playedOff[0]);
}

/**
 * The groups of the master class whose winners rise; the text names the second MM-1, a group that no
 * longer exists.
 */
const groupsWhoseWinnerRises: readonly string[] = ['M7-1', 'MA-1'];

function rightsIn(group: PlayedGroup, firstDay: Day): readonly RightOf[] {
  const { class: of, name, lines } = group;
  switch (of) {
    case 'national':
      return [
        ...rightsFor(winnerOf(group, byPoints), 'national-winner', '§36.1'),
        ...rightsFor(lines, 'national-player', '§37.1'),
      ];
    case 'candidate': {
      const juniors = lines.filter((line) => isJunior(line, firstDay));
      return [
        ...rightsFor(winnerOf(group, byKorrektion), 'candidate-winner', '§36.2'),
        ...rightsFor(firstOf(juniors, byKorrektion), 'junior-champion', '§37.2'),
      ];
    }
    default:
      return groupsWhoseWinnerRises.includes(name)
        ? rightsFor(firstOf(lines, byKorrektion), 'group-winner', '§37.4')
        : [];
  }
}

/**
 * The rights for next year from the places of a championship. Players equal in points for the title of
 * the national class, or in points and korrektion for the candidates' first place, play off, and until
 * then nobody has the right. The best juniors among the candidates share their title if they are equal.
 *
 * @article DSU 2002 4.2 §36, §37
 */
export const rightsEarned = (groups: readonly PlayedGroup[], firstDay: Day): readonly RightOf[] =>
  groups.flatMap((group) => rightsIn(group, firstDay));
