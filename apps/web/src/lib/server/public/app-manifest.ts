/** What a web app manifest says of public pages. */
interface PublicApp {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
}

/**
 * The web app manifest of a tournament's, a league's or an event's public pages
 * (https://www.w3.org/TR/appmanifest/), by which a phone keeps them beside its programs. Its addresses
 * are relative, so that they hold in a mirror.
 */
export function appManifest({ id, name, shortName }: PublicApp, lang: string): Response {
  const manifest = {
    id: `../${id}`,
    name,
    short_name: shortName,
    start_url: `../${id}`,
    scope: `../${id}`,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#3f6145',
    lang,
    icons: [{ src: '../../favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  });
}
