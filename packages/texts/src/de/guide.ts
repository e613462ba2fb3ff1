import type { guideTexts as reference } from '../en/guide.ts';
import type { Translation } from '../texts.ts';

/** The guide: its contents, and the way to it. */
export const guideTexts: Translation<typeof reference> = {
  'guide.title': 'Anleitung',
  'guide.what':
    'Wie man mit Rokade ein Turnier leitet. Alles lässt sich ohne Internet lesen und drucken.',
  'guide.help': 'Hilfe zu dieser Seite (in einem eigenen Tab)',
  'guide.contents': 'Auf dieser Seite',
  'guide.all-pages': 'Alle Seiten der Anleitung',
};
