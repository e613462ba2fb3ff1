import { reasonText } from '@rokade/presentation/chess/reason-text.ts';
import { championship2018 } from '@rokade/rules';
import { alphabetOf, nobody, type ProposalRow } from '@rokade/tables';
import { citation } from '@rokade/texts';
import {
  isKnockOut,
  type ProposedRow,
  parseTournamentId,
  proposeClasses,
  publishedRounds,
  type Tournament,
} from '@rokade/tournament';
import { eventsSeen } from '../rights/may-do.ts';

/** How many tournaments are searched for earlier championships and cups, the newest first. */
const mostLooked = 40;

/** The tournaments from which classes can be proposed: earlier championships and played cups. */
interface Sources {
  readonly earlier: readonly Tournament[];
  readonly cups: readonly Tournament[];
}

/** The sources among the tournaments that the reader sees, without this one. */
async function sourcesFor(locals: App.Locals, t: Tournament): Promise<Sources> {
  const only = eventsSeen(locals, 'see-event');
  const question = { only, order: 'newest-day', most: mostLooked } as const;
  const { tournaments } = await locals.app.tournaments.page(question);
  const others = tournaments.filter((one) => one.id !== t.id && one.damaged === null);
  const found = await Promise.all(others.map(({ id }) => locals.app.tournaments.get(id)));
  const whole = found.flatMap((one) => (one.ok ? [one.value] : []));
  return {
    earlier: whole.filter(({ championship }) => championship !== null),
    cups: whole.filter((one) => isKnockOut(one.settings.system) && publishedRounds(one) > 0),
  };
}

/** The name and group, with the year of the first round unless the name contains it. */
function nameOf({ settings: { name, group, roundDates } }: Tournament): string {
  const year = (roundDates[0] ?? '').slice(0, 4);
  const named = [name, group].filter(Boolean).join(', ');
  return year === '' || named.includes(year) ? named : `${named}, ${year}`;
}

const option = (t: Tournament) => ({ value: t.id as string, text: nameOf(t) });

const rowOf = (
  { t }: Pick<App.Locals, 't'>,
  { name, class: to, because, now }: ProposedRow,
): ProposalRow => ({
  name,
  class: to,
  now: now === null ? '' : String(now),
  why: reasonText(t, nobody, because),
  article: citation(`${championship2018.regulation} ${because.article}`),
});

/** The classes proposed from the sources that an address names; `left` = not yet taken over. */
function proposalIn(
  locals: App.Locals,
  t: Tournament,
  { query, sources }: { readonly query: URLSearchParams; readonly sources: Sources },
) {
  const named = new Set(query.getAll('earlier').map(parseTournamentId));
  const cup = parseTournamentId(query.get('cup') ?? '');
  const [least, most] = championship2018.classes;
  const classes = Math.min(most, Math.max(least, Math.round(Number(query.get('of')) || most)));
  const rows = proposeClasses(t, championship2018, {
    earlier: sources.earlier.filter(({ id }) => named.has(id)),
    cup: sources.cups.find(({ id }) => id === cup) ?? null,
    classes,
  });
  const byName = alphabetOf(locals.language);
  const ordered = rows.toSorted((a, b) => a.class - b.class || byName(a.name, b.name));
  return {
    of: classes,
    rows: ordered.map((row) => rowOf(locals, row)),
    left: ordered
      .filter(({ stands }) => !stands)
      .map(({ player, class: to, own, code }) => ({ player, class: to, own, code, note: '' })),
  };
}

/** The sources, the numbers of classes and the proposal on the page of classes. */
export async function championshipDesk(locals: App.Locals, t: Tournament, query: URLSearchParams) {
  const sources = await sourcesFor(locals, t);
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
    proposal: isProposing ? proposalIn(locals, t, { query, sources }) : null,
  };
}
