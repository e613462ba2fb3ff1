import { fieldsOf, someOf } from '@rokade/journal';
import { type Settings, settingShapes } from '@rokade/tournament';
import type { z } from 'zod';
import { schemaOf } from './schema-of.ts';

/** What the organiser decides about a tournament. */
export const settingsShape: z.ZodType<Settings> = schemaOf(fieldsOf(settingShapes));

/** Some of the settings. */
export const settingsChangesShape: z.ZodType<Partial<Settings>> = schemaOf(someOf(settingShapes));
