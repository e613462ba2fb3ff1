import { freePlay2024 } from '../free-play/free-play.ts';
import type { ClubRules } from './club-rules.ts';

/** The common rules of Danish clubs for "play when you like". */
export const spilNaarDuVil = {
  code: freePlay2024.code,
  name: 'Spil når du vil',
  'free-play': freePlay2024,
} as const satisfies ClubRules;
