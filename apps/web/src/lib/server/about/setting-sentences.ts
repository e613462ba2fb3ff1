import { allSettings, type SettingPart, settingParts, type Tournament } from '@rokade/tournament';
import type { Locale } from '#lib/ui/locale.ts';
import { aboutTournament } from './about-tournament.ts';

/** The setting at the end of an address: of `settings#forbidden-sameClub`, and of `#tieBreakAdd`. */
const settingAt = (address: string): string =>
  (address.split('#')[1] ?? '').replace(/-.*/, '').replace(/Add$/, 's');

const partOf = (address: string): SettingPart | null =>
  allSettings.find(([name]) => name === settingAt(address))?.[1].part ?? null;

/** So many lines of one matter are worth a sentence. */
const linesOfMatter = 2;

/** What each part of the settings says now, in one sentence; '' where it says nothing yet. */
export function settingSentences(
  tournament: Tournament,
  locale: Locale<'console'>,
): Readonly<Record<SettingPart, string>> {
  const matters = aboutTournament(tournament, locale);
  const sentence = (part: SettingPart): string =>
    matters
      .filter(({ saidAt }) => partOf(saidAt) === part)
      .flatMap(({ lines }) => lines.slice(0, linesOfMatter).map(({ text }) => text))
      .join(' · ');
  return Object.fromEntries(settingParts.map((part) => [part, sentence(part)])) as Readonly<
    Record<SettingPart, string>
  >;
}
