import type { ChessEvent, EventCommand } from '@rokade/event';
import type { ReturnTo } from '@rokade/journal';
import type { KeptOut } from '@rokade/players';
import { type Day, isDay, type Result, type SanctionRules, sanctionRules } from '@rokade/rules';
import type { Days } from '@rokade/sanctions';
import {
  emptyDetails,
  type Tournament,
  type TournamentCommand,
  type TournamentId,
} from '@rokade/tournament';

/** Somebody who is to be entered, with the values by which they are identified. */
export interface EnteredPerson {
  readonly name: string;
  /** Their id in the register; '' = not known. */
  readonly person: string;
  readonly fideId: string;
  readonly nationalId: string;
  /** `2001-12-31`, `2001` or ''. */
  readonly birthDate: string;
}

/** Finds the people who are suspended on one of the days; '' = no day is set. */
export type KeepsOut = (
  people: readonly EnteredPerson[],
  days: { readonly first: string; readonly last: string },
) => readonly KeptOut[];

/**
 * The days on which somebody entered today would play: the event's days from today on; all of them if it
 * is over and entered afterwards; today if no day is set.
 */
export function daysToPlay(
  { first, last }: { readonly first: string; readonly last: string },
  today: Day,
): Days {
  const from = isDay(first) ? first : today;
  const to = isDay(last) && last >= from ? last : from;
  if (to < today && isDay(first)) return { from, to };
  return { from: from < today ? today : from, to: to < today ? today : to };
}

/** The article of the suspension, which may be shown to all; the ground is confidential. */
export const articleOf = (rules: string): string => {
  const found: SanctionRules | undefined = sanctionRules(rules);
  return found === undefined ? '' : `${found.regulation} ${found.article}`;
};

/** The first and last day of a tournament; '' if no round has a date. */
export function daysOfTournament({ settings }: Tournament) {
  const days = settings.roundDates.map((date) => date.slice(0, 10)).filter((day) => day !== '');
  const sorted = days.toSorted();
  return { first: sorted[0] ?? '', last: sorted.at(-1) ?? '' };
}

type Changed = Partial<EnteredPerson>;

const changesIdentity = (changes: Changed): boolean =>
  ['name', 'person', 'fideId', 'nationalId', 'birthDate'].some((field) => field in changes);

/** Somebody after a command and before it; null: they were not entered before. */
interface Entering {
  readonly before: EnteredPerson | null;
  readonly after: EnteredPerson;
}

/** An entered person whose identity a command changes; empty if it does not. */
const changing = (before: EnteredPerson | undefined, changes: Changed): readonly Entering[] =>
  before === undefined || !changesIdentity(changes)
    ? []
    : [{ before, after: { ...before, ...changes } }];

/**
 * The suspended people whom a command enters for the first time; whoever was entered before a
 * suspension began stays.
 */
function newlyOut(
  keptOut: KeepsOut,
  entering: readonly Entering[],
  days: Parameters<KeepsOut>[1],
): readonly KeptOut[] {
  const isOut = (person: EnteredPerson | null): boolean =>
    person !== null && keptOut([person], days).length > 0;
  return keptOut(
    entering.map(({ after }) => after),
    days,
  ).filter(({ index }) => !isOut(entering[index]?.before ?? null));
}

function enteringTournament(
  t: Tournament,
  command: TournamentCommand | ReturnTo,
): readonly Entering[] {
  const detailsOf = (id: string) => t.players.find((one) => one.id === id)?.details;
  switch (command.kind) {
    case 'enter-players':
      return command.players.map(({ details }) => ({
        before: null,
        after: { ...emptyDetails, ...details },
      }));
    case 'change-player':
      return changing(detailsOf(command.player), command.changes);
    case 'change-players':
      return command.players.flatMap(({ player, changes }) => changing(detailsOf(player), changes));
    case 'return-player': {
      const after = detailsOf(command.player);
      return after === undefined ? [] : [{ before: null, after }];
    }
    default:
      return [];
  }
}

type GetTournament = (id: TournamentId) => Promise<Result<Tournament, unknown>>;

/** The ids of the players of the tournaments that a tournament was made from, who count as entered already. */
async function playersBefore(
  { settings }: Tournament,
  get: GetTournament,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const id of settings.origin?.tournaments ?? []) {
    const found = await get(id);
    if (found.ok) for (const player of found.value.players) ids.add(player.id);
  }
  return ids;
}

/** The suspended people whom a command enters in a tournament. */
export async function keptOutOfTournament(
  { keptOut, get }: { readonly keptOut: KeepsOut; readonly get: GetTournament },
  t: Tournament,
  command: TournamentCommand | ReturnTo,
): Promise<{ readonly keptOut: readonly KeptOut[] }> {
  const out = newlyOut(keptOut, enteringTournament(t, command), daysOfTournament(t));
  if (out.length === 0 || command.kind !== 'enter-players') return { keptOut: out };
  const before = await playersBefore(t, get);
  return { keptOut: out.filter(({ index }) => !before.has(command.players[index]?.id ?? '')) };
}

/** The suspended people whom a command enters at an event. */
export function keptOutOfEvent(
  keptOut: KeepsOut,
  { values, entrants }: ChessEvent,
  command: EventCommand | ReturnTo,
): readonly KeptOut[] {
  const days = { first: values.firstDay, last: values.lastDay };
  if (command.kind === 'enter-entrants') {
    const entering = command.entrants.map((one) => ({
      before: null,
      after: { ...one.values, person: one.values.person ?? '' },
    }));
    return newlyOut(keptOut, entering, days);
  }
  if (command.kind !== 'change-entrant') return [];
  const before = entrants.find(({ id }) => id === command.entrant)?.values;
  return newlyOut(keptOut, changing(before, command.changes), days);
}
