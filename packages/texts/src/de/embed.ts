import type { embedTexts as reference } from '../en/embed.ts';
import type { Translation } from '../texts.ts';

/** Tables in frames on other sites. */
export const embedTexts: Translation<typeof reference> = {
  'embed.by': 'mit Rokade',
  'embed.title': 'Tabellen für andere Seiten',
  'embed.what':
    'Eines davon in eine Seite von {sites} einsetzen: Ein Rahmen zeigt dort die Tabelle, wie sie beim Öffnen der Seite steht.',
};
