import type { Act } from '@rokade/installation';
import { page } from '$app/state';

const isAmong = (acts: unknown, act: Act): boolean => Array.isArray(acts) && acts.includes(act);

/** Whether the reader may do an act that concerns no single tournament. */
export const may = (act: Act): boolean => isAmong(page.data['signedIn']?.may, act);

/**
 * Whether the reader may do an act in the page's tournament, or, on a page outside of tournaments,
 * in general.
 */
export const mayOnPage = (act: Act): boolean =>
  isAmong(page.data['may'] ?? page.data['signedIn']?.may, act);
