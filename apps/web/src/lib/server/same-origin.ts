const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may write: its `Origin`, where the browser sent one, names the host it was sent
 * to. Schemes are not compared, since a proxy may have ended TLS.
 */
export function isFromHere(request: Pick<Request, 'method' | 'headers'>): boolean {
  if (reading.has(request.method)) return true;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}
