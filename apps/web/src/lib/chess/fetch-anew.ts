import { invalidateAll } from '$app/navigation';

const isSignedIn = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'session' in answer && answer.session !== null;

/**
 * Fetches the page's data anew, unless the server is out of reach or lets its reader in no more: then
 * the browser would give the page up, with what is not saved on it. For pages of those signed in.
 *
 * @returns whether it did
 */
export async function fetchAnew(): Promise<boolean> {
  const answer = await fetch('/api/session', { cache: 'no-store' }).then(
    (response) => response.json(),
    () => null,
  );
  if (!isSignedIn(answer)) return false;
  await invalidateAll();
  return true;
}
