import { type Language, parseLanguage } from '@rokade/tournament';

const languageRange = (part: string): { readonly tag: string; readonly weight: number } => {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
  return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0 };
};

/** Languages that Rokade lacks, with the language that their readers get. */
const near: ReadonlyMap<string, Language> = new Map([
  ['nb', 'da'],
  ['nn', 'da'],
  ['no', 'da'],
  ['sv', 'da'],
]);

/**
 * The best language of a header `Accept-Language`: highest weight first, regions ignored; Norwegian and
 * Swedish readers get Danish. null: no language of Rokade is accepted.
 */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const ranges = (header ?? '')
    .split(',')
    .map(languageRange)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of ranges) {
    const primary = tag.split('-')[0] ?? '';
    const language = parseLanguage(primary) ?? near.get(primary) ?? null;
    if (language !== null) return language;
  }
  return null;
}
