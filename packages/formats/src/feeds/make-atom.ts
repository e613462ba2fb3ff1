/** An item of a feed. */
export interface NewsItem {
  /** A permanent id; a changed item is shown again because of its time. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** A moment, `2026-11-21T18:00:00.000Z`. */
  readonly updatedAt: string;
  /** Plain text; line breaks are kept. */
  readonly text: string;
}

/** The head of a feed. */
export interface NewsFeed {
  readonly id: string;
  readonly title: string;
  /** The address of its page, and its own. */
  readonly url: string;
  readonly self: string;
  readonly updatedAt: string;
  readonly items: readonly NewsItem[];
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 allows no control characters except tab and line ends. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (sign) => references[sign] ?? sign);

const itemText = ({ id, title, url, updatedAt, text }: NewsItem): string =>
  `  <entry>
    <id>${escaped(id)}</id>
    <title>${escaped(title)}</title>
    <link href="${escaped(url)}"/>
    <updated>${updatedAt}</updated>
    <content>${escaped(text)}</content>
  </entry>
`;

/** News as an Atom feed (RFC 4287), newest first as given. */
export const makeAtom = ({ id, title, url, self, updatedAt, items }: NewsFeed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(id)}</id>
  <title>${escaped(title)}</title>
  <link href="${escaped(url)}"/>
  <link rel="self" href="${escaped(self)}"/>
  <updated>${updatedAt}</updated>
  <author><name>Rokade</name></author>
${items.map(itemText).join('')}</feed>
`;
