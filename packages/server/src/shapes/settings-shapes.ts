import {
  languages,
  type Settings,
  type SystemChoice,
  type TimeControl,
  type TimeStage,
  type Visibility,
} from '@rokade/tournament';
import { z } from 'zod';
import { exactPartialShape, type ShapeOf, textShape } from './basic-shapes.ts';

const shortListOf = <T>(shape: z.ZodType<T>) => z.array(shape).max(100);

const stageShape: z.ZodType<TimeStage> = z.strictObject({
  moves: z.number().nullable(),
  minutes: z.number(),
} satisfies ShapeOf<TimeStage>);

const timeControlShape: z.ZodType<TimeControl> = z.strictObject({
  stages: shortListOf(stageShape),
  incrementSeconds: z.number(),
} satisfies ShapeOf<TimeControl>);

const visibilityShape: z.ZodType<Visibility> = z.strictObject({
  published: z.boolean(),
  ratings: z.boolean(),
  clubs: z.boolean(),
  standings: z.boolean(),
  crosstable: z.boolean(),
  playerCards: z.boolean(),
  names: z.enum(['full', 'initials']),
} satisfies ShapeOf<Visibility>);

/** A pairing system with its edition. */
export const systemShape: z.ZodType<SystemChoice> = z.strictObject({
  code: z.literal('monrad'),
  edition: z.literal('dsu-2002'),
} satisfies ShapeOf<SystemChoice>);

const settings = {
  name: textShape,
  place: textShape,
  group: textShape,
  federation: textShape,
  system: systemShape,
  roundsPlanned: z.int(),
  roundDates: shortListOf(textShape),
  timeControl: timeControlShape,
  chiefArbiter: textShape,
  arbiters: shortListOf(textShape),
  committee: shortListOf(textShape),
  tieBreaks: shortListOf(z.enum(['DSU-AK', 'DSU-SB'])),
  printLanguage: z.enum(languages),
  visibility: visibilityShape,
} satisfies ShapeOf<Settings>;

/** What the organiser decides about a tournament. */
export const settingsShape: z.ZodType<Settings> = z.strictObject(settings);

/** Some of the settings. */
export const settingsChangesShape: z.ZodType<Partial<Settings>> = z.strictObject(
  exactPartialShape(settings),
);
