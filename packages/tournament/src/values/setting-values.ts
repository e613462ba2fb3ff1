import {
  fieldsOf,
  listOf,
  number,
  orNull,
  text,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { halfPoints } from '@rokade/players';
import { playerId, tournamentId } from './ids.ts';

/** Lists of a tournament's settings are short. */
export const short = { most: 100 } as const;

/** A tie-break by its code, as `findTieBreak` reads it: `DSU-AK`, `BH-C1`. */
export type TieBreakCode = string;

/** What games and the pairing-allocated bye are worth, in half-points. */
export const scoring = fieldsOf({
  win: halfPoints,
  draw: halfPoints,
  loss: halfPoints,
  allocatedBye: halfPoints,
});
export interface Scoring extends ValueOf<typeof scoring> {}

/** 1 – ½ – 0, and a whole point for the bye. */
export const usualScoring: Scoring = { win: 2, draw: 1, loss: 0, allocatedBye: 2 };

/** Who must not be paired against each other, apart from rematches. */
export const forbiddenMeetings = fieldsOf({
  sameClub: yesOrNo,
  sameFederation: yesOrNo,
  /** Groups none of whom may meet another of the group. */
  groups: listOf(listOf(playerId)),
});
export interface ForbiddenMeetings extends ValueOf<typeof forbiddenMeetings> {}

/** Everybody may meet everybody. */
export const nothingForbidden: ForbiddenMeetings = {
  sameClub: false,
  sameFederation: false,
  groups: [],
};

/** One stage of the thinking time. `moves` null: for the rest of the game. */
const timeStage = fieldsOf({ moves: orNull(number), minutes: number });
export interface TimeStage extends ValueOf<typeof timeStage> {}

/** Thinking time for each player; the increment runs from move 1. */
export const timeControl = fieldsOf({
  stages: listOf(timeStage, short),
  incrementSeconds: number,
});
export interface TimeControl extends ValueOf<typeof timeControl> {}

/** How the stronger of two gives time to the weaker, as `rules` have it. */
export const timeOdds = fieldsOf({
  minutesEach: number,
  steps: listOf(fieldsOf({ fromDifference: number, strongerMinutes: number }), short),
});

/**
 * Whether games count for rating: as the rules have it for their thinking time, all the same because
 * the rating officer agreed (DSU 4.5.3.1), or not.
 */
export const ratedChoices = ['by-rule', 'yes', 'no'] as const;
export type Rated = (typeof ratedChoices)[number];

/** How one round is played where it is not as the tournament. */
export const roundPlay = fieldsOf({
  /** null: that of the cup's games where the round is one, else the tournament's. */
  timeControl: orNull(timeControl),
  /** null: as the tournament. */
  rated: orNull(wordOf(ratedChoices)),
  /** Until when its adjourned games are to be finished (DSU §11c): a day, or a day and a time; '' = not fixed. */
  finishBy: text,
});
export interface RoundPlay extends ValueOf<typeof roundPlay> {}

/** A round like the tournament. */
export const usualPlay: RoundPlay = { timeControl: null, rated: null, finishBy: '' };

/** What everybody may see without an account. */
export const visibility = fieldsOf({
  /** False: the tournament has no public page at all. */
  published: yesOrNo,
  ratings: yesOrNo,
  clubs: yesOrNo,
  standings: yesOrNo,
  crosstable: yesOrNo,
  playerCards: yesOrNo,
  /** `full`: "Hansen, Ida"; `initials`: "H., Ida" for children's tournaments. */
  names: wordOf(['full', 'initials']),
});
export interface Visibility extends ValueOf<typeof visibility> {}

/**
 * Where a tournament's players come from: `group`, a part of one entry list; `stage`, chosen from
 * the standings of one tournament or several. A player keeps their id.
 */
export const origin = fieldsOf({
  kind: wordOf(['group', 'stage']),
  tournaments: listOf(tournamentId, short),
});
export interface Origin extends ValueOf<typeof origin> {}

/** What the places of a group decide. */
export const placeMarks = fieldsOf({
  /** The winner gets the title. */
  title: yesOrNo,
  /** How many from the top go up, 0 = nobody. */
  promotion: whole(),
  /** How many from the bottom go down, 0 = nobody. */
  relegation: whole(),
});
export interface PlaceMarks extends ValueOf<typeof placeMarks> {}

/** Places decide nothing. */
export const noMarks: PlaceMarks = { title: false, promotion: 0, relegation: 0 };
