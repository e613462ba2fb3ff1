import type { Texts } from '../texts.ts';

/** The guide: its contents, and the way to it. */
export const guideTexts = {
  'guide.title': 'Guide',
  'guide.what':
    'How a tournament is run with Rokade. All of it can be read without internet, and printed.',
  'guide.help': 'Help for this page (in a tab of its own)',
  'guide.contents': 'On this page',
  'guide.all-pages': 'All pages of the guide',
} as const satisfies Texts;
