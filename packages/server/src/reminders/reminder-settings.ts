import { languages } from '@rokade/journal';
import { z } from 'zod';

/** When somebody is reminded of a deadline: a week before it, the day before, once it is over. */
export const reminderKinds = ['week', 'day', 'late'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Of what an event reminds whom by mail. */
export const reminderShape = z
  .strictObject({
    kinds: z.array(z.enum(reminderKinds)).max(reminderKinds.length).readonly(),
    /** The address of each bearer of deadlines, `dsu-2002 organiser`; who has none is not reminded. */
    addresses: z.record(z.string().max(64), z.string().trim().max(254)).readonly(),
    language: z.enum(languages),
    /** The page that letters lead to; '' = none. */
    page: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]),
  })
  .readonly();

export type ReminderSettings = z.infer<typeof reminderShape>;

/** Nobody is reminded of anything. */
export const noReminders: ReminderSettings = {
  kinds: [],
  addresses: {},
  language: 'en',
  page: '',
};

/** Why reminders stay as they were. */
export type ReminderError =
  | { readonly code: 'reminders.no-address'; readonly address: string; readonly field: string }
  | { readonly code: 'reminders.invalid' };
