import { type Language, languages } from '@rokade/tournament';

const languageIn = (text: string | undefined): Language | undefined =>
  languages.find((language) => text?.toLowerCase().startsWith(language));

/** The value of `--lang`, anywhere on the command line; read before anything else, so that help obeys it. */
function languageOption(words: readonly string[]): string | undefined {
  const joined = words.find((word) => word.startsWith('--lang='));
  if (joined !== undefined) return joined.slice('--lang='.length);
  const index = words.indexOf('--lang');
  return index === -1 ? undefined : words[index + 1];
}

/** The language of all output: `--lang`, otherwise the environment's, otherwise English. */
export function languageOf(
  words: readonly string[],
  { LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>,
): Language {
  return languageIn(languageOption(words)) ?? languageIn(LC_ALL || LC_MESSAGES || LANG) ?? 'en';
}
