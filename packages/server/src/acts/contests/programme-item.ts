import {
  type Contest,
  type ContestId,
  type ContestValues,
  emptyContestValues,
  type FormatCode,
  type ItemId,
  type PlannedItem,
  parseContestId,
  parseItemId,
  seasonSection,
  seasonView,
  seriesView,
} from '@rokade/club';
import { fieldsOf, idBy, type Language } from '@rokade/journal';
import { err, ok, type PlayedAs, type Result } from '@rokade/rules';
import {
  roundRhythms,
  type Settings,
  settingsByPreset,
  tournamentPresetOf,
  usualSettings,
} from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { type Sender, tellAll } from '../../contests/contest-sender.ts';
import type { ContestError } from '../../contests/contests.ts';
import { newLegId } from '../../contests/make-contests.ts';
import type { Beginning } from '../tournaments/begin-tournament.ts';
import { type BookOfYear, enterMembers } from './season-members.ts';

/** An item of a season's programme, as a request for its book names it. */
export const namedItemShape = fieldsOf({
  season: idBy(parseContestId),
  item: idBy(parseItemId),
});

/** An item of a season's programme that has no book yet. */
export interface ItemToBegin {
  readonly season: Contest;
  readonly item: PlannedItem;
  /** What the club plays it as; undefined: its rules do not say. */
  readonly playedAs: PlayedAs | undefined;
}

/** The item of a programme for which a book is made. */
export async function itemToBegin(
  { contests }: Pick<Application, 'contests'>,
  named: { readonly season: ContestId; readonly item: ItemId },
): Promise<Result<ItemToBegin, ContestError>> {
  const found = await contests.get(named.season);
  if (!found.ok) return found;
  const item = seasonView(found.value)?.items.find((one) => one.item === named.item);
  if (item === undefined) return err({ code: 'store.missing' });
  if (item.book !== null) {
    return err({ code: 'contest.planned-already', field: 'what', name: item.name });
  }
  const playedAs = seasonSection(found.value, item.what)?.playedAs;
  return ok({ season: found.value, item, playedAs });
}

/**
 * "Blitz 2026", or "Blitz 2026/27" in a year that ends in the next. A name that says a year stays, and so
 * does that of a competition that goes on.
 */
function nameOfBook({ values, ...season }: Contest, { name, what }: PlannedItem): string {
  if (seasonSection(season, what)?.goesOn || /\b(?:19|20)\d{2}\b/.test(name)) return name;
  const [first, last] = [values.firstDay.slice(0, 4), values.lastDay.slice(0, 4)];
  const year = last === '' || last === first ? first : `${first}/${last.slice(2)}`;
  return `${name} ${year}`.trim();
}

/** When rounds begin where the programme does not say it. */
const usualHour = '19:00';

/** The rounds' days: those of the programme, or all rounds on the first of them. */
function datesOf({ days, at }: PlannedItem, settings: Settings, isOneDay: boolean): string[] {
  const [first = ''] = days;
  const hour = at || usualHour;
  return isOneDay
    ? [...roundRhythms['one-day'](first, hour, settings.roundsPlanned)]
    : days.map((day) => `${day}T${hour}`);
}

/** What the tournament of an item begins with; null: it is not played as a tournament. */
export function tournamentOfItem(
  { installation }: Pick<Application, 'installation'>,
  { season, item, playedAs }: ItemToBegin,
  language: Language,
): (Beginning & { readonly preset: string }) | null {
  const code = playedAs !== undefined && 'tournament' in playedAs ? playedAs.tournament : '';
  const preset = tournamentPresetOf(code);
  if (preset === undefined) return null;
  const base = installation.newTournament({ ...usualSettings, printLanguage: language });
  const settings = settingsByPreset(base, preset);
  const { rhythm, classes } = preset;
  return {
    preset: code,
    rhythm,
    settings: {
      ...settings,
      name: nameOfBook(season, item),
      chiefArbiter: season.values.leader,
      roundDates: datesOf(item, settings, rhythm === 'one-day'),
    },
    further: classes === null ? [] : [{ kind: 'give-classes', ...classes, given: [] }],
  };
}

/** An evening of a competition: what it is by the competition's rules; null: what its evenings usually are. */
interface PlannedLeg {
  readonly what: string | null;
  readonly on: string;
}

/**
 * The days on which a new competition is played by the programme: first those of other items that count
 * in it, such as New Year's blitz, then its own.
 *
 * @article Tempelhof 2018 III.D.1
 */
function legsOfItem({ season, item, playedAs }: ItemToBegin): readonly PlannedLeg[] {
  const counted = (seasonView(season)?.items ?? []).flatMap(({ what, days: [on] }) => {
    const { countsIn } = seasonSection(season, what) ?? {};
    if (countsIn === undefined || on === undefined) return [];
    if (playedAs === undefined || !('competition' in playedAs)) return [];
    return countsIn.competition === playedAs.competition ? [{ what: countsIn.leg, on }] : [];
  });
  return [...counted, ...item.days.map((on) => ({ what: null, on }))];
}

/** The format and values of the competition of an item; null: it is not played as one. */
export function contestOfItem(
  toBegin: ItemToBegin,
): { readonly format: FormatCode; readonly values: ContestValues } | null {
  const { season, item, playedAs } = toBegin;
  if (playedAs === undefined || !('competition' in playedAs)) return null;
  const { leader, firstDay, lastDay, published } = season.values;
  const days = item.days.length === 0 ? [] : legsOfItem(toBegin).map(({ on }) => on);
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  return {
    format: playedAs.competition,
    values: {
      ...emptyContestValues,
      name: nameOfBook(season, item),
      leader,
      firstDay: first ?? firstDay,
      lastDay: seasonSection(season, item.what)?.goesOn ? '' : (last ?? lastDay),
      published,
    },
  };
}

type Sources = Pick<Application, 'contests' | 'register' | 'lists' | 'installation'>;

/** Names the book in the programme of its season. */
export async function nameInProgramme(
  { contests }: Pick<Application, 'contests'>,
  { season, item }: ItemToBegin,
  { book, ...sender }: Pick<Sender, 'actor'> & { readonly book: BookOfYear; readonly day: string },
): Promise<Result<unknown, ContestError>> {
  const { entered: _, champions: __, ...planned } = item;
  const items = [{ ...planned, book: { kind: book.kind, id: book.id } }];
  const act = { kind: 'programme-planned', items, day: sender.day } as const;
  const { actor } = sender;
  const asking = { id: season.id, actor, basedOn: season.version, confirmed: true };
  return tellAll(contests, asking, [{ kind: 'note-act', act }]);
}

/**
 * Plans a leg of a new series on each day of the programme that has none yet; where its rules have no leg
 * on a day, none.
 */
async function planLegs(
  { contests }: Sources,
  toBegin: ItemToBegin,
  { id, actor, day }: Pick<Sender, 'id' | 'actor'> & { readonly day: string },
): Promise<void> {
  for (const { what: counted, on } of legsOfItem(toBegin)) {
    const found = await contests.get(id);
    const series = found.ok ? seriesView(found.value) : null;
    if (series?.legs.some((leg) => leg.on === on) === true) continue;
    const rules = series?.rules;
    const what = rules?.voted === null ? (counted ?? rules.kinds[0]) : undefined;
    if (!found.ok || what === undefined) return;
    const leg = { leg: newLegId(), what, name: '', organiser: null, on };
    const act = { kind: 'leg-planned', ...leg, votesFor: 0, votesAgainst: 0, day } as const;
    const asking = { id, actor, basedOn: found.value.version, confirmed: false };
    await tellAll(contests, asking, [{ kind: 'note-act', act }]);
  }
}

/** Plans the days of the item in its new competition, and enters in it whoever entered for the item. */
export async function fillContest(
  sources: Sources,
  toBegin: ItemToBegin,
  by: Pick<Sender, 'id' | 'actor'> & { readonly day: string },
): Promise<Result<unknown, ContestError>> {
  await planLegs(sources, toBegin, by);
  const { season, item } = toBegin;
  const found = await sources.contests.get(by.id);
  if (!found.ok || item.entered.length === 0) return found;
  const asking = { id: by.id, actor: by.actor, basedOn: found.value.version, confirmed: true };
  return enterMembers(sources, asking, { season, entries: item.entered, day: by.day });
}
