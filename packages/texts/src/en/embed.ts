import type { Texts } from '../texts.ts';

/** Tables in frames on other sites. */
export const embedTexts = {
  'embed.by': 'made with Rokade',
  'embed.title': 'Tables for other sites',
  'embed.what':
    'Put one of these into a page of {sites}: a frame there shows the current table whenever the page is opened.',
} as const satisfies Texts;
