import { fetchedJson } from '#lib/ui/fetched-json.ts';
import { invalidateAll } from '$app/navigation';

const isSignedIn = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'session' in answer && answer.session !== null;

/**
 * Fetches the page's data again, unless the server is out of reach or the reader is no longer
 * signed in: then the browser would replace the page and lose what is not saved. For pages of
 * signed-in users.
 *
 * @returns whether the data were fetched
 */
export async function fetchAnew(): Promise<boolean> {
  if (!isSignedIn(await fetchedJson('/api/session', { cache: 'no-store' }))) return false;
  await invalidateAll();
  return true;
}
