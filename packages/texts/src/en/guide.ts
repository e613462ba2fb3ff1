import type { Texts } from '../texts.ts';

/** The guide: its contents, and the way to it. */
export const guideTexts = {
  'guide.title': 'Guide',
  'guide.what':
    'How to run a tournament with Rokade. You can read all of it without internet, and print it.',
  'guide.help': 'Help for this page (opens in a new tab)',
  'guide.contents': 'On this page',
  'guide.all-pages': 'All pages of the guide',
} as const satisfies Texts;
