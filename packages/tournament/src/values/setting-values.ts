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

/** The greatest length of lists in settings. */
export const short = { most: 100 } as const;

/** The code of a tie-break, as `findTieBreak` reads it: `DSU-AK`, `BH-C1`. */
export type TieBreakCode = string;

/** The half-points for games and for the pairing-allocated bye. */
export const scoring = fieldsOf({
  win: halfPoints,
  draw: halfPoints,
  loss: halfPoints,
  allocatedBye: halfPoints,
});
export interface Scoring extends ValueOf<typeof scoring> {}

/** 1 – ½ – 0, and a full point for the bye. */
export const usualScoring: Scoring = { win: 2, draw: 1, loss: 0, allocatedBye: 2 };

/** Players who must not be paired with each other, apart from rematches. */
export const forbiddenMeetings = fieldsOf({
  sameClub: yesOrNo,
  sameFederation: yesOrNo,
  /** Groups in which no two players may meet. */
  groups: listOf(listOf(playerId)),
});
export interface ForbiddenMeetings extends ValueOf<typeof forbiddenMeetings> {}

/** No forbidden meetings. */
export const nothingForbidden: ForbiddenMeetings = {
  sameClub: false,
  sameFederation: false,
  groups: [],
};

/** One stage of the time control. `moves` null: for the rest of the game. */
const timeStage = fieldsOf({ moves: orNull(number), minutes: number });
export interface TimeStage extends ValueOf<typeof timeStage> {}

/** Each player's time control; the increment applies from move 1. */
export const timeControl = fieldsOf({
  stages: listOf(timeStage, short),
  incrementSeconds: number,
});
export interface TimeControl extends ValueOf<typeof timeControl> {}

/** Time odds by which the stronger player gives time to the weaker, as in `rules`. */
export const timeOdds = fieldsOf({
  minutesEach: number,
  steps: listOf(fieldsOf({ fromDifference: number, strongerMinutes: number }), short),
});

/**
 * Whether games are rated: by the rules for their time control, in any case because the rating officer
 * agreed (DSU 4.5.3.1), or not.
 */
export const ratedChoices = ['by-rule', 'yes', 'no'] as const;
export type Rated = (typeof ratedChoices)[number];

/** How prints look; what each word changes on paper stands with the prints. */
export const printLooks = ['plain', 'club', 'large'] as const;
export type PrintLook = (typeof printLooks)[number];

/** How one round is played, where it differs from the tournament. */
export const roundPlay = fieldsOf({
  /** null: for a cup's replays their time control, else the tournament's. */
  timeControl: orNull(timeControl),
  /** null: as in the tournament. */
  rated: orNull(wordOf(ratedChoices)),
  /**
   * The time by which its adjourned games must be finished (DSU §11c): a day, or a day and a time; '' =
   * not fixed.
   */
  finishBy: text,
});
export interface RoundPlay extends ValueOf<typeof roundPlay> {}

/** A round that does not differ from the tournament. */
export const usualPlay: RoundPlay = { timeControl: null, rated: null, finishBy: '' };

/** What the public may see without an account. */
export const visibility = fieldsOf({
  /** False: the tournament has no public page. */
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
 * The tournament's source: `group`, part of an entry list; `stage`, players chosen from the standings
 * of one or several tournaments. Players keep their ids.
 */
export const origin = fieldsOf({
  kind: wordOf(['group', 'stage']),
  tournaments: listOf(tournamentId, short),
});
export interface Origin extends ValueOf<typeof origin> {}

/** What the places of a group decide. */
export const placeMarks = fieldsOf({
  /** Whether the winner gets the title. */
  title: yesOrNo,
  /** How many go up from the top, 0 = nobody. */
  promotion: whole(),
  /** How many go down from the bottom, 0 = nobody. */
  relegation: whole(),
});
export interface PlaceMarks extends ValueOf<typeof placeMarks> {}

/** Places decide nothing. */
export const noMarks: PlaceMarks = { title: false, promotion: 0, relegation: 0 };
