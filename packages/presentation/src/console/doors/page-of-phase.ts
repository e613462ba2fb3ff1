import type { Phase } from '@rokade/tournament';
import type { ConsolePage } from './console-pages.ts';

/** The page of a tournament's console on which its next step is done. */
export const pageOfPhase: Readonly<Record<Phase, ConsolePage | 'lots'>> = {
  entries: 'entries',
  lots: 'lots',
  'ready-to-pair': 'round',
  draft: 'round',
  playing: 'results',
  complete: 'standings',
  finished: 'standings',
};
