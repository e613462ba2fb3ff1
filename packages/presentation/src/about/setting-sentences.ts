import {
  allSettings,
  type SettingPart,
  type Settings,
  settingParts,
  type Tournament,
} from '@rokade/tournament';
import { visibilityFields } from '../console/values/visibility-fields.ts';
import type { AboutPart } from '../views/about/about-part.ts';
import type { Locale } from '../words/locale.ts';
import { aboutTournament } from './about-tournament.ts';

/** The setting in an address: `roundDates` of `settings#roundDates.0`. */
const settingAt = (address: string): string => (address.split('#')[1] ?? '').split('.')[0] ?? '';

/** The part that asks for the setting in an address. */
const partOf = (address: string): SettingPart | null =>
  allSettings.find(([name]) => name === settingAt(address))?.[1].part ?? null;

/** The greatest number of lines that a sentence takes from one matter. */
const linesOfMatter = 2;

/**
 * Says one matter: `Waiting time: 60 min`. The first of a part needs no name, as the part has it, and
 * the end of what is too long for a line is left out in sight.
 */
function matterWords({ label, lines }: AboutPart, isFirst: boolean): readonly string[] {
  const [first, ...more] = lines.slice(0, linesOfMatter).map(({ text }) => text);
  if (first === undefined) return [];
  const rest = lines.length > linesOfMatter ? ['…'] : [];
  return [isFirst ? first : `${label}: ${first}`, ...more, ...rest];
}

/** Says what the public may see: everything, everything but some parts, or nothing. */
function publicSentence({ visibility }: Settings, { t }: Locale<'console'>): string {
  if (!visibility.published) return t('console.public-nothing');
  const kept = visibilityFields
    .filter((field) => !visibility[field])
    .map((field) => t(`console.visible-${field}`));
  const initials = visibility.names === 'initials' ? [t('console.visible-initials')] : [];
  const all =
    kept.length === 0
      ? t('console.public-all')
      : t('console.public-but', { parts: kept.join(', ') });
  return [all, ...initials].join(' · ');
}

/** One sentence on each part of the settings; '' = nothing to say. */
export function settingSentences(
  tournament: Tournament,
  locale: Locale<'console'>,
): Readonly<Record<SettingPart, string>> {
  const matters = aboutTournament(tournament, locale);
  const fallbackSentences: Partial<Record<SettingPart, string>> = {
    event: locale.t('console.part-event-none'),
    rounds: locale.t('console.part-rounds-none'),
    people: locale.t('console.part-people-none'),
    public: publicSentence(tournament.settings, locale),
  };
  const sentence = (part: SettingPart): string =>
    matters
      .filter(({ address }) => partOf(address) === part)
      .flatMap((matter, index) => matterWords(matter, index === 0))
      .join(' · ') ||
    (fallbackSentences[part] ?? '');
  return Object.fromEntries(settingParts.map((part) => [part, sentence(part)])) as Readonly<
    Record<SettingPart, string>
  >;
}
