import type { Reason } from '../../kernel/reason.ts';

/** The article of every code of a play-off's reasons; each code has a text. */
export const playOffArticles = {
  'play-off.match': 'Annex 3 1k.1a',
  'play-off.sudden-death': 'Annex 3 1k.1b',
  'play-off.round-robin': 'Annex 3 1k.2a',
  'play-off.knock-out': 'Annex 3 1k.3',
  'play-off.out-by-ranking': 'Annex 3 1k.4',
  'play-off.free': 'Annex 3 1k.2a',
  'play-off.opponent-away': 'Annex 3 1k',
  'play-off.time': 'Annex 3 1k.1a',
} as const;

export type PlayOffReasonCode = keyof typeof playOffArticles;
export type PlayOffReason = Reason<PlayOffReasonCode>;

export const playOffReasonCodes = Object.keys(playOffArticles) as readonly PlayOffReasonCode[];
