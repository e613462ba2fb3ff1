import { languages } from '@rokade/journal';
import { z } from 'zod';

/** When a reminder of a deadline is sent: a week before, the day before, and after it. */
export const reminderKinds = ['week', 'day', 'late'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** The settings of an event's reminders. */
export const reminderShape = z
  .strictObject({
    kinds: z.array(z.enum(reminderKinds)).max(reminderKinds.length).readonly(),
    /** The mail address by bearer of deadlines (`dsu-2002 organiser`); a bearer without one is not reminded. */
    addresses: z.record(z.string().max(64), z.string().trim().max(254)).readonly(),
    language: z.enum(languages),
    /** The page to which letters link; '' = none. */
    page: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]),
  })
  .readonly();

export type ReminderSettings = z.infer<typeof reminderShape>;

/** The settings without any reminder. */
export const noReminders: ReminderSettings = {
  kinds: [],
  addresses: {},
  language: 'en',
  page: '',
};

/** Why settings are refused. */
export type ReminderError =
  | { readonly code: 'reminders.no-address'; readonly address: string; readonly field: string }
  | { readonly code: 'reminders.invalid' };
