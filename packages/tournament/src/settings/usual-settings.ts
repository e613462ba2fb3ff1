import { allSettings, type Settings } from './settings.ts';

/** The settings of a new tournament before any is chosen. */
export const usualSettings = Object.fromEntries(
  allSettings.map(([name, { usual }]) => [name, usual]),
) as unknown as Settings;
