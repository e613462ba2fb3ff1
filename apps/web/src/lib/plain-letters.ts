/** Small letters without accents, so that `Muller` finds Müller and `sorensen` finds Sørensen. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Whether a text, or one of its words, starts with these plain letters. */
export const startsAWord = (text: string, wanted: string): boolean =>
  plainLetters(text).startsWith(wanted) ||
  plainLetters(text)
    .split(/[\s,.-]+/)
    .some((word) => word.startsWith(wanted));
