import type { ContestAct, ContestJournalEntry } from '@rokade/club';
import { legName, pointsText } from '@rokade/tables';
import type { Facts, TranslateFor } from '@rokade/texts';
import { type BookLines, bookLines, fieldsIn } from '../../console/journal/book-lines.ts';
import { withManyEntered } from '../../console/journal/done-together.ts';

type Say = TranslateFor<'console'>;

/** The names of people, legs and items, and the two players of challenges, by their ids. */
interface JournalNames {
  readonly names: ReadonlyMap<string, string>;
  /** The kind and the name of each leg. */
  readonly legs: ReadonlyMap<string, { readonly what: string; readonly name: string }>;
  /** The newest name of each item of a season's programme. */
  readonly items: ReadonlyMap<string, string>;
  readonly challenges: ReadonlyMap<string, { readonly person: string; readonly other: string }>;
}

/** Collects from a journal the newest names, and who challenged whom. */
function collectNames(entries: readonly ContestJournalEntry[]): JournalNames {
  const names = new Map<string, string>();
  const challenges = new Map<string, { person: string; other: string }>();
  const legs = new Map<string, { what: string; name: string }>();
  const items = new Map<string, string>();
  for (const { event } of entries) {
    if (event.kind === 'entry-entered' || event.kind === 'entry-changed') {
      const { name } = event.values;
      if (name !== undefined) names.set(event.entry, name);
    }
    if (event.kind === 'act-noted' && event.act.kind === 'challenge-made') {
      const { challenge, challenger, challenged } = event.act;
      challenges.set(challenge, { person: challenger, other: challenged });
    }
    if (event.kind === 'act-noted' && event.act.kind === 'leg-planned') {
      const { leg, what, name } = event.act;
      legs.set(leg, { what, name });
    }
    if (event.kind === 'act-noted' && event.act.kind === 'programme-planned') {
      for (const { item, name } of event.act.items) items.set(item, name);
    }
  }
  return { names, challenges, legs, items };
}

const score = (halfPoints: number, games: number): string =>
  `${pointsText(halfPoints)} : ${pointsText(2 * games - halfPoints)}`;

function seasonFacts({ names, items }: JournalNames, act: ContestAct): Facts {
  if (act.kind === 'programme-planned') {
    return { items: act.items.map(({ name }) => name).join(', ') };
  }
  const people = act.kind === 'champion-named' ? act.champions : 'entry' in act ? [act.entry] : [];
  const person = people.map((id) => names.get(id) ?? '').join('; ');
  return { item: 'item' in act ? (items.get(act.item) ?? '') : '', person };
}

function actFacts(t: Say, journalNames: JournalNames, act: ContestAct): Facts {
  const { names, challenges, legs } = journalNames;
  const called = (id: string): string => names.get(id) ?? '';
  if ('item' in act || act.kind === 'programme-planned') return seasonFacts(journalNames, act);
  if ('challenge' in act) {
    const { person = '', other = '' } = challenges.get(act.challenge) ?? {};
    const games = act.kind === 'challenge-played' ? act.halfPoints : [];
    const result = score(
      games.reduce((sum, each) => sum + each, 0),
      games.length,
    );
    return { person: called(person), other: called(other), result };
  }
  if (act.kind === 'game-played') {
    const result = score(act.halfPoints, 1);
    return { person: called(act.white), other: called(act.black), result };
  }
  if ('leg' in act) {
    const leg = legs.get(act.leg) ?? { what: 'other', name: '' };
    return { leg: legName({ t }, leg), count: act.kind === 'leg-held' ? act.scores.length : 0 };
  }
  if (act.kind === 'round-drawn') return { round: act.round };
  if (act.kind === 'table-scored') return { round: act.round, table: act.table };
  if ('year' in act) {
    const person = act.kind === 'trophy-won' ? called(act.winner) : '';
    const places = act.kind === 'places-given' ? { cup: act.cup, count: act.players.length } : {};
    return { year: String(act.year), person, ...places };
  }
  if (act.kind === 'title-played') return { person: called(act.winner) };
  return 'entry' in act ? { person: called(act.entry) } : {};
}

/** The journal of a competition as lines of text, the newest first. */
export function contestHistory(t: Say, entries: readonly ContestJournalEntry[]): BookLines {
  const journalNames = collectNames(entries);
  const lines = bookLines(t, entries, (event) => {
    switch (event.kind) {
      case 'contest-made':
        return t('history.contest-made', { name: event.values.name });
      case 'contest-changed':
        return t('history.contest-changed', { fields: fieldsIn(t, event.values) });
      case 'act-noted':
        return t(`history.${event.act.kind}`, actFacts(t, journalNames, event.act));
      default:
        return t(`history.${event.kind}`, { person: journalNames.names.get(event.entry) ?? '' });
    }
  });
  return withManyEntered(t, 'entry-entered', entries, lines);
}
