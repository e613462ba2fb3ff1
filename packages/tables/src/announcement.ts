import type { AnnouncementFinding } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { Columns } from './column.ts';
import { head, own, second } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** A content that an invitation must have. */
export interface AnnouncementRow extends Pick<AnnouncementFinding, 'content' | 'duty' | 'isSaid'> {
  readonly what: string;
  /** The articles of the regulations that require it. */
  readonly article: string;
  readonly state: string;
}

/**
 * The article with its edition for FIDE's rules; the handbook's and clubs' articles are known by name
 * alone.
 */
export const articleOfEdition = ({
  edition,
  article,
}: Pick<AnnouncementFinding, 'edition' | 'article'>): string =>
  citation(edition === 'fide-2012' ? `FIDE 2012 ${article}` : article);

/** Each content once, as strict as the strictest regulation, with every article that requires it. */
export function announcementRows(
  { t }: { readonly t: OfficeWords },
  contents: readonly AnnouncementFinding[],
): readonly AnnouncementRow[] {
  const matters = [...new Set(contents.map(({ content }) => content))];
  return matters.flatMap((content) => {
    const findings = contents.filter((one) => one.content === content);
    const [first] = findings;
    if (first === undefined) return [];
    const { duty, isSaid } = first;
    return [
      {
        content,
        duty,
        isSaid,
        what: t(`invitation.content-${content}`),
        article: findings.map(articleOfEdition).join(', '),
        state: t(isSaid ? 'invitation.said' : `invitation.state-${duty}`),
      },
    ];
  });
}

/** The required contents of an invitation, the articles, and whether they are there. */
export const announcementColumns: Columns<AnnouncementRow> = [
  own('what', 'text', 'terms.what', head),
  own('article', 'text', 'terms.article', second),
  own('state', 'text', 'terms.state', second),
];
