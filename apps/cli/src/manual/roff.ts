/**
 * Text as roff reads it: a backslash and a hyphen stand for themselves, a quotation mark ends no
 * argument, and no line begins with what would be a request.
 */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^(?=[.'])/, '\\&');

/** An argument of a request. */
export const quoted = (text: string): string => `"${plain(text)}"`;

/** A heading of the page. */
export const heading = (text: string): string => `.SH ${quoted(text)}\n`;

/** A heading below a heading. */
export const subheading = (text: string): string => `.SS ${quoted(text)}\n`;

/** A paragraph. */
export const paragraph = (text: string): string => `.PP\n${plain(text)}\n`;

/** A term with its text beside or below it. */
export const entry = (term: string, text: string): string =>
  `.TP\n.B ${quoted(term)}\n${plain(text)}\n`;
