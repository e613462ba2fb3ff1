import type { LicenceOn } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { Columns, RowOf } from './column.ts';
import { belowIfFilled, head, own, second } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** A person with licence acts, and their present licence. */
interface NamedLicence extends LicenceOn {
  readonly person: string;
  readonly name: string;
}

/** The rows of a list of licences, in its order. */
export const licenceRows = (
  { t }: { readonly t: OfficeWords },
  licensed: readonly NamedLicence[],
) =>
  licensed.map(({ person, name, standing, since, article, groupsLeft }) => ({
    person,
    name,
    since,
    standing: t(`licences.standing-${standing}`),
    article: citation(article),
    left: groupsLeft === 0 ? '' : t('licences.groups', { count: groupsLeft }),
  }));

type LicenceRow = RowOf<typeof licenceRows>;

/** Aspirants, licensed people, and former ones. */
export const licenceColumns: Columns<LicenceRow> = [
  own('name', 'text', 'terms.name', head),
  own('standing', 'text', 'terms.state', second),
  own('since', 'day', 'terms.since', { ...belowIfFilled, dated: true }),
  own('article', 'text', 'terms.article', second),
  own('left', 'text', 'terms.left-to-lead', belowIfFilled),
];
