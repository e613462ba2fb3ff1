import type { Language } from '@rokade/tournament';

const ending: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const english = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const withPoint = (place: number): string => `${place}.`;

const ordinals: Readonly<Record<Language, (place: number) => string>> = {
  da: withPoint,
  de: withPoint,
  en: (place) => `${place}${ending[english.select(place)] ?? 'th'}`,
};

/** "1st", "1."; of a place that several share "1st–3rd". */
export const ordinalText = (language: Language, first: number, last: number): string =>
  [...new Set([first, last])].map(ordinals[language]).join('–');
