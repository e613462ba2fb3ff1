import type { embedTexts as reference } from '../en/embed.ts';
import type { Translation } from '../texts.ts';

/** Tables in frames on other sites. */
export const embedTexts: Translation<typeof reference> = {
  'embed.by': 'lavet med Rokade',
  'embed.title': 'Tabeller til andre sider',
  'embed.what':
    'Sæt en af disse ind på en side på {sites}: en ramme viser tabellen, som den står, når siden åbnes.',
};
