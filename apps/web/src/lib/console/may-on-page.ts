import type { Act } from '@rokade/installation';
import { page } from '$app/state';

/** Whether the reader may do something in the tournament whose page it is, or beside all of them. */
export function mayOnPage(act: Act): boolean {
  const acts: unknown = page.data['may'] ?? page.data['signedIn']?.may;
  return Array.isArray(acts) && acts.includes(act);
}
