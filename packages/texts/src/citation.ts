/** The beginning of an article's name, and the document with its edition that the rules implement. */
const documents: readonly (readonly [begins: RegExp, document: string])[] = [
  [/^DSU (?!\d{4} )/, 'DSU 2002 '],
  [/^(?=§|4\.)/, 'DSU 2002 '],
  [/^Tempelhof (?!\d{4} )/, 'Tempelhof 2018 '],
  [/^(?=[IVX]+\.)/, 'Tempelhof 2018 '],
  [/^Annex 3 /, 'FIDE 2012 annex 3 '],
  [/^FIDE C\.07 (?!\d{4})/, 'FIDE C.07 2026 '],
  [/^FIDE C\.04\.1 (?=\d$)/, 'FIDE C.04.1 2026 '],
  [/^FIDE C\.04\.1 (?=[a-z]$)/, 'FIDE C.04.1 2017 '],
  [/^(?=C\.\d)/, 'FIDE '],
];

/**
 * An article as people cite it: with the document and the edition that was followed, `DSU 2002 §24a`
 * for `§24a`. The rules, and journals for good, name the article as short as their document does;
 * wherever an article is shown or printed, this function completes it. A name that includes its edition
 * stays.
 */
export function citation(article: string): string {
  const found = documents.find(([begins]) => begins.test(article));
  return found === undefined ? article : article.replace(...found);
}
