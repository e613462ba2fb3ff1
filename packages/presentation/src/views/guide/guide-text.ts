/** A run of words within a paragraph of the guide. */
export type GuideWord =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly words: GuideWords }
  | { readonly kind: 'link'; readonly href: string; readonly words: GuideWords };

export type GuideWords = readonly GuideWord[];

/** A block of a page of the guide. */
export type GuideBlock =
  | {
      readonly kind: 'heading';
      /** 4 only where all pages are one document. */
      readonly level: 2 | 3 | 4;
      /** The same in every language. */
      readonly anchor: string;
      readonly words: GuideWords;
    }
  | { readonly kind: 'paragraph'; readonly words: GuideWords }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly GuideBlock[])[];
    }
  | {
      readonly kind: 'table';
      readonly head: readonly GuideWords[];
      readonly rows: readonly (readonly GuideWords[])[];
    }
  | { readonly kind: 'picture'; readonly file: string; readonly alt: string };

/** A page of the guide in one language. */
export interface GuideText {
  readonly title: string;
  readonly blocks: readonly GuideBlock[];
}

/** What stands there, without any markup. */
export const plainWords = (words: GuideWords): string =>
  words.map((word) => ('text' in word ? word.text : plainWords(word.words))).join('');
