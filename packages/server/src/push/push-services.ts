/** The push services of browsers: a host, or the end of one where it begins with a dot. */
const pushServices = [
  // Chrome, and what is made of it, on Android and computers.
  'fcm.googleapis.com',
  // Firefox.
  'updates.push.services.mozilla.com',
  // Safari, and apps on the home screen of an iPhone or iPad.
  '.push.apple.com',
  // Edge on Windows.
  '.notify.windows.com',
] as const;

/**
 * Whether an address is at a push service. Anybody may send one, so that messages go to no other place;
 * `others`: the origins of further ones.
 */
export function isAtPushService(address: string, others: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (others.includes(url.origin)) return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    pushServices.some((host) =>
      host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
    )
  );
}
