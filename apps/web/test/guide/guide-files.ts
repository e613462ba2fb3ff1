import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  GuideBlock,
  GuideText,
  GuideWords,
} from '@rokade/presentation/views/guide/guide-text.ts';
import type { Language } from '@rokade/tournament';
import { parseGuide } from '../../src/lib/server/guide/parse-guide.ts';

const guide = join(import.meta.dirname, '../../../../docs/guide');

/** The names of the files in a folder of the guide. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(guide, folder)).toSorted();

/** A page of the guide as the program reads it. */
export const readGuide = (language: Language, page: string): GuideText =>
  parseGuide(readFileSync(join(guide, language, `${page}.md`), 'utf8'));

/** All headings with their anchors. */
export const headingsOf = ({ blocks }: GuideText) =>
  blocks.filter((block) => block.kind === 'heading');

function wordsOfBlock(block: GuideBlock): readonly GuideWords[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.words];
    case 'list':
      return block.items.flat().flatMap(wordsOfBlock);
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'picture':
      return [];
  }
}

/** Every run of words on a page, those within others too. */
export const allWords = ({ blocks }: GuideText) =>
  blocks.flatMap(wordsOfBlock).flat().flatMap(withInner);

type Word = GuideWords[number];

const withInner = (word: Word): readonly Word[] => [
  word,
  ...('words' in word ? word.words.flatMap(withInner) : []),
];

/** The pictures on a page. */
export const picturesOf = ({ blocks }: GuideText) =>
  blocks.filter((block) => block.kind === 'picture');

/** A picture's bytes. */
export const readPicture = (file: string): Buffer => readFileSync(join(guide, 'pictures', file));
