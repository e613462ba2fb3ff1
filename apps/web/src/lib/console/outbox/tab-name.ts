const key = 'rokade-tab';

/** The name of this browser tab, which stays the same when the page is reloaded. */
export function tabName(): string {
  const existing = sessionStorage.getItem(key);
  if (existing !== null) return existing;
  const made = [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  sessionStorage.setItem(key, made);
  return made;
}
