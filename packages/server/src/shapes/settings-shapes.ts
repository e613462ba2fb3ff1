import { fideEditions, type TimeOdds, type TimeOddsStep } from '@rokade/rules';
import {
  type ForbiddenMeetings,
  languages,
  type Origin,
  type PlaceMarks,
  type RoundPlay,
  ratedChoices,
  ratingOrderCodes,
  type Scoring,
  type Settings,
  type TimeControl,
  type TimeStage,
  type Visibility,
} from '@rokade/tournament';
import { z } from 'zod';
import {
  exactPartialShape,
  halfPointsShape,
  longestList,
  playerIdShape,
  type ShapeOf,
  textShape,
  tournamentIdShape,
} from './basic-shapes.ts';
import { systemShape } from './system-shape.ts';

const shortListOf = <T>(shape: z.ZodType<T>) => z.array(shape).max(100);

const stageShape: z.ZodType<TimeStage> = z.strictObject({
  moves: z.number().nullable(),
  minutes: z.number(),
} satisfies ShapeOf<TimeStage>);

const timeControlShape: z.ZodType<TimeControl> = z.strictObject({
  stages: shortListOf(stageShape),
  incrementSeconds: z.number(),
} satisfies ShapeOf<TimeControl>);

const roundPlayShape: z.ZodType<RoundPlay> = z.strictObject({
  timeControl: timeControlShape.nullable(),
  rated: z.enum(ratedChoices).nullable(),
  finishBy: textShape,
} satisfies ShapeOf<RoundPlay>);

const timeOddsStepShape: z.ZodType<TimeOddsStep> = z.strictObject({
  fromDifference: z.number(),
  strongerMinutes: z.number(),
} satisfies ShapeOf<TimeOddsStep>);

const timeOddsShape: z.ZodType<TimeOdds> = z.strictObject({
  minutesEach: z.number(),
  steps: shortListOf(timeOddsStepShape),
} satisfies ShapeOf<TimeOdds>);

const visibilityShape: z.ZodType<Visibility> = z.strictObject({
  published: z.boolean(),
  ratings: z.boolean(),
  clubs: z.boolean(),
  standings: z.boolean(),
  crosstable: z.boolean(),
  playerCards: z.boolean(),
  names: z.enum(['full', 'initials']),
} satisfies ShapeOf<Visibility>);

const scoringShape: z.ZodType<Scoring> = z.strictObject({
  win: halfPointsShape,
  draw: halfPointsShape,
  loss: halfPointsShape,
  allocatedBye: halfPointsShape,
} satisfies ShapeOf<Scoring>);

const forbiddenShape: z.ZodType<ForbiddenMeetings> = z.strictObject({
  sameClub: z.boolean(),
  sameFederation: z.boolean(),
  groups: z.array(z.array(playerIdShape).max(longestList)).max(longestList),
} satisfies ShapeOf<ForbiddenMeetings>);

const originShape: z.ZodType<Origin> = z.strictObject({
  kind: z.enum(['group', 'stage']),
  tournaments: shortListOf(tournamentIdShape),
} satisfies ShapeOf<Origin>);

const marksShape = z.strictObject({
  title: z.boolean(),
  promotion: z.int(),
  relegation: z.int(),
} satisfies ShapeOf<PlaceMarks>);

const settings = {
  name: textShape,
  place: textShape,
  group: textShape,
  federation: textShape,
  system: systemShape,
  roundsPlanned: z.int(),
  roundDates: shortListOf(textShape),
  roundPlay: shortListOf(roundPlayShape),
  timeControl: timeControlShape,
  rated: z.enum(ratedChoices),
  waitingMinutes: z.number().nullable(),
  timeOdds: timeOddsShape.nullable(),
  chiefArbiter: textShape,
  arbiters: shortListOf(textShape),
  committee: shortListOf(textShape),
  scoring: scoringShape,
  forbidden: forbiddenShape,
  halfPointByes: z.int().nullable(),
  pairingRatings: z.enum(ratingOrderCodes).nullable(),
  shownRatings: z.enum(ratingOrderCodes).nullable(),
  tieBreaks: shortListOf(textShape),
  tieBreakEdition: z.enum(fideEditions),
  marks: marksShape,
  printLanguage: z.enum(languages),
  visibility: visibilityShape,
  origin: originShape.nullable(),
} satisfies ShapeOf<Settings>;

/** What the organiser decides about a tournament. */
export const settingsShape: z.ZodType<Settings> = z.strictObject(settings);

/** Some of the settings. */
export const settingsChangesShape: z.ZodType<Partial<Settings>> = z.strictObject(
  exactPartialShape(settings),
);
