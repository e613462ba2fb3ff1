import type { AnnouncementFinding } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { Columns } from './column.ts';
import { head, own, second } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** A line of what an invitation has to say. */
export interface AnnouncementRow extends Pick<AnnouncementFinding, 'content' | 'duty' | 'isSaid'> {
  readonly what: string;
  /** Where each regulation wants it. */
  readonly article: string;
  readonly state: string;
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
        content,
        duty,
        isSaid,
        what: t(`invitation.content-${content}`),
        article: wanted.map(articleOfEdition).join(', '),
        state: t(isSaid ? 'invitation.said' : `invitation.state-${duty}`),
      },
    ];
  });
}

/** What an invitation has to say, by which article, and whether it does. */
export const announcementColumns: Columns<AnnouncementRow> = [
  own('what', 'text', 'terms.what', head),
  own('article', 'text', 'terms.article', second),
  own('state', 'text', 'terms.state', second),
];
