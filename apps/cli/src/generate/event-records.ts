import { emptyTrfDocument, type TrfDocument } from '@rokade/formats';
import {
  bakuAcceleration,
  type HalfPoints,
  type PlayerNo,
  type SeededRandom,
  standardPointValues,
} from '@rokade/rules';
import { hasFirstColour, recordOf, type SystemChoice } from '@rokade/tournament';
import type { Course } from './course.ts';

function scoring({ points, allocatedBye }: Course): TrfDocument['scoring'] {
  const { win, draw, loss } = points;
  const isStandard =
    win === standardPointValues.win &&
    draw === standardPointValues.draw &&
    loss === standardPointValues.loss;
  const changed: TrfDocument['scoring'] = [
    { dialect: '162', symbol: 'W', halfPoints: win },
    { dialect: '162', symbol: 'D', halfPoints: draw },
    ...(loss === standardPointValues.loss
      ? []
      : [{ dialect: '162', symbol: 'L', halfPoints: loss } as const]),
  ];
  const bye = { dialect: '162', symbol: 'P', halfPoints: allocatedBye ?? win } as const;
  return [...(isStandard ? [] : changed), ...(bye.halfPoints === win ? [] : [bye])];
}

/** Record 250: each change of a player's virtual points, for all numbers up to the last of the group. */
function accelerations(
  entered: readonly PlayerNo[],
  rounds: number,
  { acceleration, points }: Course,
): TrfDocument['accelerations'] {
  if (acceleration === 'none') return [];
  const group = [...bakuAcceleration(entered, rounds, points.win)].filter(([, virtual]) =>
    virtual.some((halfPoints) => halfPoints > 0),
  );
  const lastPlayer = Math.max(...group.map(([no]) => no));
  const virtual = group[0]?.[1] ?? [];
  return [...new Set(virtual)]
    .filter((halfPoints) => halfPoints > 0)
    .map((halfPoints) => ({
      matchHalfPoints: null,
      halfPoints,
      firstRound: virtual.indexOf(halfPoints) + 1,
      lastRound: virtual.lastIndexOf(halfPoints) + 1,
      firstPlayer: 1,
      lastPlayer,
    }));
}

/** A tournament before its first round. */
export interface Announcement {
  readonly name: string;
  readonly choice: SystemChoice;
  readonly rounds: number;
  readonly course: Course;
  readonly players: number;
  /** The players who take part from the first round on: only they make up Baku's groups. */
  readonly entered: readonly PlayerNo[];
}

/** Different pairs of players drawn by lot; all pairs there are, if more are wanted. */
function forbiddenPairs(
  { players, rounds, course }: Announcement,
  random: SeededRandom,
): TrfDocument['forbiddenPairs'] {
  const requested = course.forbiddenPairs;
  const most = Math.min(requested, (players * (players - 1)) / 2);
  const pairs = new Map<string, readonly [PlayerNo, PlayerNo]>();
  while (pairs.size < most) {
    const [a, b] = [1 + random.below(players), 1 + random.below(players)];
    const pair = [Math.min(a, b), Math.max(a, b)] as const;
    if (a !== b) pairs.set(pair.join(' '), pair);
  }
  return [...pairs.values()].map((pair) => ({ rounds: { first: 1, last: rounds }, players: pair }));
}

/** The records that do not depend on the games: name, system, rounds, points, first colour and so on. */
export function eventRecords(announcement: Announcement, random: SeededRandom): TrfDocument {
  const { name, choice, rounds, course, entered } = announcement;
  return {
    ...emptyTrfDocument,
    header: {
      ...emptyTrfDocument.header,
      name,
      ...recordOf(choice).stated(choice, ''),
      controller: 'Rokade',
      tieBreaks: course.tieBreaks.join(','),
    },
    roundsPlanned: rounds,
    initialColour: hasFirstColour(choice) ? choice.initialColour : null,
    scoring: scoring(course),
    accelerations: accelerations(entered, rounds, course),
    forbiddenPairs: forbiddenPairs(announcement, random),
  };
}

/** The records with the points that the bye turned out to give, where the file would state others. */
export const withByeWorth = (document: TrfDocument, halfPoints: HalfPoints): TrfDocument => ({
  ...document,
  scoring: [
    ...document.scoring.filter(({ symbol }) => symbol !== 'P'),
    { dialect: '162', symbol: 'P', halfPoints },
  ],
});
