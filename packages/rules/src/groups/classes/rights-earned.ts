import type { Day } from '../../kernel/calendar.ts';
import { type ClassCode, type EarnedRight, isJunior } from './class-entrant.ts';

/** A line of the final table of a group. */
export interface FinalLine {
  readonly key: string;
  readonly birth: string;
  /** Equal where points are equal. */
  readonly pointsPlace: number;
  /** Equal where points and korrektion are equal. */
  readonly place: number;
}

/** A group that has been played to its end. */
export interface PlayedGroup {
  readonly class: ClassCode;
  /** `M7-1`; whatever it is called where the class is one group. */
  readonly name: string;
  readonly lines: readonly FinalLine[];
  /** Who played off, the winner first. */
  readonly playedOff: readonly string[];
}

/** What somebody's place gives for next year. */
export interface RightOf {
  readonly key: string;
  readonly right: EarnedRight;
  readonly article: string;
}

type Place = (line: FinalLine) => number;

const byPoints: Place = ({ pointsPlace }) => pointsPlace;
const byKorrektion: Place = ({ place }) => place;

/** Who stands first of some, or several who are equal. */
function firstOf(lines: readonly FinalLine[], place: Place): readonly FinalLine[] {
  const best = Math.min(...lines.map(place));
  return lines.filter((line) => place(line) === best);
}

const given = (lines: readonly FinalLine[], right: EarnedRight, article: string) =>
  lines.map(({ key }): RightOf => ({ key, right, article }));

/** The first place of a class, which a play-off decides among equals: until then it is nobody's. */
function winnerOf({ lines, playedOff }: PlayedGroup, place: Place): readonly FinalLine[] {
  const first = firstOf(lines, place);
  if (first.length === 1) return first;
  return first.filter(({ key }) => key === playedOff[0]);
}

/** The first groups of the master class; the text names the second MM-1, which it has no more. */
const groupsWhoseWinnerRises: readonly string[] = ['M7-1', 'MA-1'];

function rightsIn(group: PlayedGroup, firstDay: Day): readonly RightOf[] {
  const { class: of, name, lines } = group;
  switch (of) {
    case 'national':
      return [
        ...given(winnerOf(group, byPoints), 'national-winner', '§36.1'),
        ...given(lines, 'national-player', '§37.1'),
      ];
    case 'candidate': {
      const juniors = lines.filter((line) => isJunior(line, firstDay));
      return [
        ...given(winnerOf(group, byKorrektion), 'candidate-winner', '§36.2'),
        ...given(firstOf(juniors, byKorrektion), 'junior-champion', '§37.2'),
      ];
    }
    default:
      return groupsWhoseWinnerRises.includes(name)
        ? given(firstOf(lines, byKorrektion), 'group-winner', '§37.4')
        : [];
  }
}

/**
 * What the places of a championship give for next year. Who is equal in points for the title of the
 * national class, or in points and korrektion for the candidates' first place, plays off, and until
 * then nobody has it. The best juniors among the candidates who are equal share their title.
 *
 * @article DSU 2002 4.2 §36, §37
 */
export const rightsEarned = (groups: readonly PlayedGroup[], firstDay: Day): readonly RightOf[] =>
  groups.flatMap((group) => rightsIn(group, firstDay));
