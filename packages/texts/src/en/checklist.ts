import type { Texts } from '../texts.ts';

/** The arbiter's checklist of a round of the Dutch system: its columns and what stands in them. */
export const checklistTexts = {
  'checklist.virtual': 'Virtual',
  'checklist.colours': 'Colours',
  'checklist.difference': 'Difference',
  'checklist.preference': 'Preference',
  'checklist.float-before': 'Float −1',
  'checklist.float-two-before': 'Float −2',
  'checklist.unplayed': 'Unplayed',
  'checklist.topscorer': 'Topscorer',
  'checklist.met': 'Met',
  'checklist.mild': '{colour} mild',
  'checklist.strong': '{colour} strong',
  'checklist.absolute': '{colour} absolute',
  'console.checklist': 'Checklist',
  'console.checklist-what':
    'Everything that counts when the round is paired, in pairing order: points, colours, colour preference, floats of the last two rounds (↓ down, ↑ up), and whether the player can have the bye.',
} as const satisfies Texts;
