import { championship2018 } from '@rokade/rules';
import { alphabetOf, nobody, type ProposalRow } from '@rokade/tables';
import { citation } from '@rokade/texts';
import {
  nameWithGroup,
  type ProposedRow,
  parseTournamentId,
  proposeClasses,
  type Tournament,
} from '@rokade/tournament';
import { reasonText } from '../../chess/reason-text.ts';
import type { Locale } from '../../words/locale.ts';
import type { WholeQuery } from '../../words/query.ts';

/** The tournaments from which classes can be proposed: earlier championships and played cups. */
export interface Sources {
  readonly earlier: readonly Tournament[];
  readonly cups: readonly Tournament[];
}

/** What an address asks of the page of classes, and from what they can be proposed. */
interface ClassesRequest {
  readonly query: WholeQuery;
  readonly sources: Sources;
}

/** The name and group, with the year of the first round unless the name contains it. */
function nameOf({ settings }: Tournament): string {
  const year = (settings.roundDates[0] ?? '').slice(0, 4);
  const named = nameWithGroup(settings);
  return year === '' || named.includes(year) ? named : `${named}, ${year}`;
}

const option = (t: Tournament) => ({ value: t.id as string, text: nameOf(t) });

const rowOf = (
  { t }: Pick<Locale<'server'>, 't'>,
  { name, class: to, because, now }: ProposedRow,
): ProposalRow => ({
  name,
  class: to,
  now: now === null ? '' : String(now),
  why: reasonText(t, nobody, because),
  article: citation(`${championship2018.regulation} ${because.article}`),
});

/** The classes proposed from the sources that an address names; `left` = not yet taken over. */
function proposalIn(locale: Locale<'server'>, t: Tournament, { query, sources }: ClassesRequest) {
  const named = new Set(query.getAll('earlier').map(parseTournamentId));
  const cup = parseTournamentId(query.get('cup') ?? '');
  const [least, most] = championship2018.classes;
  const classes = Math.min(most, Math.max(least, Math.round(Number(query.get('of')) || most)));
  const rows = proposeClasses(t, championship2018, {
    earlier: sources.earlier.filter(({ id }) => named.has(id)),
    cup: sources.cups.find(({ id }) => id === cup) ?? null,
    classes,
  });
  const byName = alphabetOf(locale.language);
  const ordered = rows.toSorted((a, b) => a.class - b.class || byName(a.name, b.name));
  return {
    of: classes,
    rows: ordered.map((row) => rowOf(locale, row)),
    left: ordered
      .filter(({ stands }) => !stands)
      .map(({ player, class: to, own, code }) => ({ player, class: to, own, code, note: '' })),
  };
}

/** The sources, the numbers of classes and the proposal on the page of classes. */
export function championshipDesk(
  locale: Locale<'server'>,
  t: Tournament,
  { query, sources }: ClassesRequest,
) {
  const isProposing = query.has('of');
  const [least, most] = championship2018.classes;
  return {
    rules: championship2018.code,
    earlier: sources.earlier.map((one) => ({
      ...option(one),
      chosen: isProposing ? query.getAll('earlier').includes(one.id) : true,
    })),
    cups: sources.cups.map(option),
    cup: query.get('cup') ?? (isProposing ? '' : (sources.cups[0]?.id ?? '')),
    counts: Array.from({ length: most - least + 1 }, (_, index) => least + index),
    of: Number(query.get('of')) || (t.championship?.of ?? most),
    proposal: isProposing ? proposalIn(locale, t, { query, sources }) : null,
  };
}
