import type { guideTexts as reference } from '../en/guide.ts';
import type { Translation } from '../texts.ts';

/** The guide: its contents, and the way to it. */
export const guideTexts: Translation<typeof reference> = {
  'guide.title': 'Vejledning',
  'guide.what':
    'Sådan ledes en turnering med Rokade. Det hele kan læses uden internet og udskrives.',
  'guide.help': 'Hjælp til denne side (i sin egen fane)',
  'guide.contents': 'På denne side',
  'guide.all-pages': 'Alle vejledningens sider',
};
