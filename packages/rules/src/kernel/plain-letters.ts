const spelledOut: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  ö: 'oe',
  ä: 'ae',
  ü: 'ue',
  å: 'aa',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  þ: 'th',
};

const isAscii = /^[\0-\x7f]*$/;

const withoutMarks = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøöäüåßðđłþ]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/**
 * A text folded to plain letters: small, without accents, and with one spelling for ø, ö, oe and o, and
 * for å, aa and a. "Østergård", "Oestergaard" and "ostergard" become equal.
 */
export const plainLetters = (text: string): string =>
  (isAscii.test(text) ? text.toLowerCase() : withoutMarks(text))
    .replace(/aa|ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u');

/** Whether a text, or one of its words, starts with these plain letters. */
export const startsAWord = (text: string, letters: string): boolean =>
  plainLetters(text).startsWith(letters) ||
  plainLetters(text)
    .split(/[\s,.-]+/)
    .some((word) => word.startsWith(letters));
