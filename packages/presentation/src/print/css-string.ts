/** A text as a CSS string that says exactly this, whatever quotes, backslashes or lines it holds. */
export const cssString = (text: string): string =>
  `"${text.replace(/["\\<]|[^\S ]|\p{Cc}/gu, (letter) => `\\${(letter.codePointAt(0) ?? 0).toString(16)} `)}"`;
