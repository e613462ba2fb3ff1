import { type Contest, entryNames } from '@rokade/club';
import { inAlphabet } from '@rokade/tables';
import type { Language } from '@rokade/tournament';
import type { Option } from '../../forms/option.ts';

/** The entries, or some of them, as options, sorted by name in a language. */
export function entriesOf(
  contest: Contest,
  language: Language,
  some: readonly string[] = contest.entries.map(({ id }) => id),
): readonly Option[] {
  const names = entryNames(contest);
  const options = some.map((value) => ({ value, text: names.get(value) ?? '' }));
  return inAlphabet(language, options, ({ text }) => text);
}
