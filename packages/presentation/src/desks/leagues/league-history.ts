import type { LeagueEntry, LeagueHappened } from '@rokade/league';
import { dateText } from '@rokade/tables';
import type { Facts, TranslateFor } from '@rokade/texts';
import { type BookLines, bookLines, fieldsIn } from '../../console/journal/book-lines.ts';
import { type LeagueLocale, scoreOptions, scoreText } from '../../views/league/match-lines.ts';

/** The newest names of divisions, teams, players and matches in a journal, by their ids. */
function namesIn(entries: readonly LeagueEntry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { event } of entries) {
    const planned =
      event.kind === 'match-planned' ? [event] : event.kind === 'round-drawn' ? event.matches : [];
    for (const { match, home, away } of planned) {
      const sides = [home, away].map((team) => names.get(team) ?? '');
      names.set(match, sides.join(' – '));
    }
    if (!('values' in event) || !('name' in event.values)) continue;
    const id = 'player' in event ? event.player : 'team' in event ? event.team : '';
    names.set('division' in event && id === '' ? event.division : id, event.values.name ?? '');
  }
  return names;
}

/** The key of an event's sentence where its kind alone does not say it. */
const sentenceOf = (event: LeagueHappened) =>
  event.kind === 'team-withdrawn' && event.how === ''
    ? 'league-history.team-back'
    : (`league-history.${event.kind}` as const);

const scored = (event: LeagueHappened): string => {
  if (!('score' in event)) return '';
  const { score } = event;
  if (typeof score === 'string') {
    return scoreOptions.find(({ value }) => value === score)?.text ?? '';
  }
  return score === null ? '–' : scoreText([score.home, score.away]);
};

/** The two sides of what happened: two teams that were exchanged, or two clubs. */
function pairIn(names: ReadonlyMap<string, string>, event: LeagueHappened) {
  if (event.kind === 'teams-exchanged') {
    return { from: names.get(event.one) ?? '', into: names.get(event.other) ?? '' };
  }
  return {
    from: 'from' in event ? event.from : '',
    into: 'into' in event ? event.into : '',
  };
}

/** The facts of an event's sentence; each sentence takes what it says. */
function factsOf(
  { t, language }: LeagueLocale,
  names: ReadonlyMap<string, string>,
  event: LeagueHappened,
): Facts {
  const called = (field: 'division' | 'team' | 'winner' | 'player' | 'match'): string =>
    names.get(String(Reflect.get(event, field) ?? '')) ?? '';
  const values: object = 'values' in event ? event.values : {};
  const day = String(Reflect.get(event, 'day') ?? Reflect.get(values, 'day') ?? '');
  const lost = event.kind === 'match-forfeited' ? t(`leagues.forfeit-${event.lost}`) : '';
  return {
    name: String(Reflect.get(values, 'name') ?? ''),
    fields: fieldsIn(t, values),
    division: called('division'),
    team: lost || called('team') || called('winner'),
    player: called('player'),
    match: called('match'),
    day: day === '' ? '–' : dateText(language, day),
    round: 'round' in event ? event.round : 0,
    board: 'board' in event ? event.board : 0,
    score: scored(event),
    reason: 'reason' in event ? event.reason : '',
    ...pairIn(names, event),
    bye: event.kind === 'bye-set' ? t(`leagues.set-bye-${event.bye}`) : '',
    by: event.kind === 'pair-decided' ? t(`league.cup-by-${event.by}`) : '',
  };
}

/** The history of a league as lines, which the server makes. */
export function leagueHistory(
  locale: LeagueLocale & { readonly t: TranslateFor<'server'> },
  entries: readonly LeagueEntry[],
): BookLines {
  const names = namesIn(entries);
  return bookLines(locale.t, entries, (event: LeagueHappened) =>
    locale.t(sentenceOf(event), factsOf(locale, names, event)),
  );
}
