import type { AnnouncementContent, AnnouncementFinding } from '@rokade/rules';
import { citation } from '@rokade/texts';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** A line of what an invitation has to say. */
export interface AnnouncementRow {
  readonly content: AnnouncementContent;
  readonly what: string;
  /** Where each regulation wants it. */
  readonly article: string;
  readonly state: string;
  readonly duty: AnnouncementFinding['duty'];
  readonly isSaid: boolean;
}

/** The handbook and the club's regulations are known by their articles' names, FIDE's are not. */
export const articleOfEdition = ({
  edition,
  article,
}: Pick<AnnouncementFinding, 'edition' | 'article'>): string =>
  citation(edition === 'fide-2012' ? `FIDE 2012 ${article}` : article);

/** Each matter once, as strictly as any regulation wants it, with every article that does. */
export function announcementRows(
  { t }: { readonly t: OfficeWords },
  contents: readonly AnnouncementFinding[],
): readonly AnnouncementRow[] {
  const matters = [...new Set(contents.map(({ content }) => content))];
  return matters.flatMap((content) => {
    const wanted = contents.filter((one) => one.content === content);
    const [first] = wanted;
    if (first === undefined) return [];
    const { duty, isSaid } = first;
    return [
      {
        ...{ content, duty, isSaid },
        what: t(`invitation.content-${content}`),
        article: wanted.map(articleOfEdition).join(', '),
        state: t(isSaid ? 'invitation.said' : `invitation.state-${duty}`),
      },
    ];
  });
}

const { own } = columnsIn([...forReaders, 'json']);

/** What an invitation has to say, by which article, and whether it does. */
export const announcementColumns: Columns<AnnouncementRow> = [
  own('what', 'text', 'terms.what', { narrow: 'grow', isHead: true }),
  own('article', 'text', 'terms.article', { narrow: 'second' }),
  own('state', 'text', 'terms.state', { narrow: 'second' }),
];
