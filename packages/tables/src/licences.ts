import type { LicenceOn } from '@rokade/rules';
import { citation } from '@rokade/texts';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** Somebody of whose licence something is written down, as they stand. */
interface NamedLicence extends LicenceOn {
  readonly person: string;
  readonly name: string;
}

/** A line of the list of licences: somebody, as they stand on a day. */
export interface LicenceRow {
  readonly person: string;
  readonly name: string;
  readonly standing: string;
  readonly since: string;
  readonly article: string;
  /** Groups that are still to be led, in words; '' where none are. */
  readonly left: string;
}

/** The lines of a list of licences, in its order. */
export const licenceRows = (
  { t }: { readonly t: OfficeWords },
  licensed: readonly NamedLicence[],
): readonly LicenceRow[] =>
  licensed.map(({ person, name, standing, since, article, groupsLeft }) => ({
    person,
    name,
    standing: t(`licences.standing-${standing}`),
    since,
    article: citation(article),
    left: groupsLeft === 0 ? '' : t('licences.groups', { count: groupsLeft }),
  }));

const { own } = columnsIn([...forReaders, 'json']);

/** Who is an aspirant, licensed or not any more. */
export const licenceColumns: Columns<LicenceRow> = [
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('standing', 'text', 'terms.state', { narrow: 'second' }),
  own('since', 'day', 'terms.since', {
    dated: true,
    narrow: 'second',
    named: true,
    leftOut: 'empty',
  }),
  own('article', 'text', 'terms.article', { narrow: 'second' }),
  own('left', 'text', 'terms.left-to-lead', { narrow: 'second', named: true, leftOut: 'empty' }),
];
