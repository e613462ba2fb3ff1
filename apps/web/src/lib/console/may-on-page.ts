import type { Act } from '@rokade/installation';
import { page } from '$app/state';

const isAmong = (acts: unknown, act: Act): boolean => Array.isArray(acts) && acts.includes(act);

/** Whether the reader may do something that no single tournament is about. */
export const may = (act: Act): boolean => isAmong(page.data['signedIn']?.may, act);

/** Whether the reader may do something in the tournament whose page it is, or beside all of them. */
export const mayOnPage = (act: Act): boolean =>
  isAmong(page.data['may'] ?? page.data['signedIn']?.may, act);
