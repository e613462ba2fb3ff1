import type { Day } from '../../kernel/calendar.ts';
import { type ClassCode, type EarnedRight, isJunior } from './class-entrant.ts';

/** A line of the final table of a group. */
export interface FinalLine {
  readonly key: string;
  readonly birth: string;
  /** Equal where points, korrektion and whatever else decides places are equal. */
  readonly place: number;
}

/** A group that has been played to its end. */
export interface PlayedGroup {
  readonly class: ClassCode;
  /** `M7-1`; '' = the class is one group. */
  readonly name: string;
  readonly lines: readonly FinalLine[];
}

/** What somebody's place gives for next year. */
export interface RightOf {
  readonly key: string;
  readonly right: EarnedRight;
  readonly article: string;
}

/** Who stands first of some, or several who are equal. */
function firstOf(lines: readonly FinalLine[]): readonly FinalLine[] {
  const best = Math.min(...lines.map(({ place }) => place));
  return lines.filter(({ place }) => place === best);
}

const given = (lines: readonly FinalLine[], right: EarnedRight, article: string) =>
  lines.map(({ key }): RightOf => ({ key, right, article }));

/** The first place of a class that a play-off decides among equals: nobody's as long as it is shared. */
function winnerOf(lines: readonly FinalLine[]): readonly FinalLine[] {
  const first = firstOf(lines);
  return first.length === 1 ? first : [];
}

/** The first groups of the master class; the text names the second MM-1, which it has no more. */
const groupsWhoseWinnerRises: readonly string[] = ['M7-1', 'MA-1'];

/**
 * What the places of a championship give for next year. Where two are equal for the first place of
 * the national class or of the candidates, a play-off decides, and until then nobody has it. The best
 * juniors among the candidates who are equal share their title.
 *
 * @article DSU 2002 4.2 §36, §37
 */
export function rightsEarned(groups: readonly PlayedGroup[], firstDay: Day): readonly RightOf[] {
  return groups.flatMap(({ class: of, name, lines }): readonly RightOf[] => {
    if (of === 'national') {
      return [
        ...given(winnerOf(lines), 'national-winner', '§36.1'),
        ...given(lines, 'national-player', '§37.1'),
      ];
    }
    if (of === 'candidate') {
      const juniors = lines.filter((line) => isJunior(line, firstDay));
      return [
        ...given(winnerOf(lines), 'candidate-winner', '§36.2'),
        ...given(firstOf(juniors), 'junior-champion', '§37.2'),
      ];
    }
    return groupsWhoseWinnerRises.includes(name)
      ? given(firstOf(lines), 'group-winner', '§37.4')
      : [];
  });
}
