import { allSettings, type Settings } from './settings.ts';

/** What a new tournament starts with, before anything is named. */
export const usualSettings = Object.fromEntries(
  allSettings.map(([name, { usual }]) => [name, usual]),
) as unknown as Settings;
