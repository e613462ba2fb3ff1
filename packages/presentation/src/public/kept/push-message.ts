/** A message to a phone as its browser shows it. */
export interface ShownMessage {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** The path of the page that it is about. */
  readonly path: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Reads a message from the server; null: it is none. Its page is one of a tournament, so that a message can
 * open nothing else.
 */
export function messageIn(text: string): ShownMessage | null {
  try {
    const { title, body, language, path } = Object(JSON.parse(text)) as Record<string, unknown>;
    const isWhole = isText(title) && isText(body) && isText(language) && isText(path);
    return isWhole && /^\/t\/[a-z0-9-]+(?:\/|$)/.test(path)
      ? { title, body, lang: language, path }
      : null;
  } catch {
    return null;
  }
}
