import type { ReturnTo } from '@rokade/journal';
import {
  type CallId,
  type DivisionId,
  type League,
  type LeagueCommand,
  type LeagueHappened,
  type LeagueId,
  type LeagueTypes,
  leagueBook,
  type MatchId,
  type MemberId,
  type MemberValues,
  matchOf,
  memberOf,
  type PenaltyId,
  parseCallId,
  parseDivisionId,
  parseLeagueId,
  parseMatchId,
  parseMemberId,
  parsePenaltyId,
  parseTeamId,
  parseWishId,
  publicLeagueAt,
  type TeamId,
  type WishId,
} from '@rokade/league';
import type { KeptOut } from '@rokade/players';
import { err, ok, type Result } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import type { HallClock } from '@rokade/tournament';
import { keepJournal } from '../books/keep-journal.ts';
import { makeBooks, type RunningBooks } from '../books/make-books.ts';
import type { EnteredPerson, KeepsOut } from '../sanctions/kept-out.ts';
import { newId, newIdNamed } from '../values/new-ids.ts';
import type { LeagueError, Leagues } from './leagues.ts';

type Running = RunningBooks<LeagueTypes>;

/** The leagues, with what the server needs to run them. */
export interface RunningLeagues extends Pick<Running, 'lookThrough' | 'damages' | 'close'> {
  readonly leagues: Leagues;
  /** The leagues at the desk of an organisation, which owns new ones. */
  in(organisation: string): Leagues;
}

export const newLeagueId = (name: string): LeagueId => newIdNamed(parseLeagueId, name);
export const newDivisionId = (): DivisionId => newId(parseDivisionId);
export const newTeamId = (): TeamId => newId(parseTeamId);
export const newMemberId = (): MemberId => newId(parseMemberId);
export const newMatchId = (): MatchId => newId(parseMatchId);
export const newPenaltyId = (): PenaltyId => newId(parsePenaltyId);
export const newCallId = (): CallId => newId(parseCallId);
export const newWishId = (): WishId => newId(parseWishId);

async function importLeague(
  running: Running,
  organisation: string | undefined,
  text: string,
): Promise<Result<LeagueId, LeagueError>> {
  const read = await running.reading.readJournal(leagueBook, text);
  if (!read.ok) return read;
  const idFor = ({ name }: LeagueTypes['summary']) => newLeagueId(name);
  return keepJournal<LeagueTypes>({ running, organisation, newId: idFor }, read.value);
}

const asEntered = ({ name, person, nationalId, born }: MemberValues): EnteredPerson => ({
  name,
  person,
  fideId: '',
  nationalId,
  birthDate: born,
});

/** The suspended people whom a command names or fields; those of a line-up on the day of its match. */
function keptOutOfLeague(
  keptOut: KeepsOut,
  league: League,
  command: LeagueCommand | ReturnTo,
): readonly KeptOut[] {
  const none = { first: '', last: '' };
  if (command.kind === 'name-players') {
    return keptOut(
      command.players.map(({ values }) => asEntered(values)),
      none,
    );
  }
  if (command.kind === 'take-season') {
    return keptOut(
      command.players.map(({ values }) => asEntered(values)),
      none,
    );
  }
  if (command.kind !== 'hand-in-line-up' && command.kind !== 'seat-reserve') return [];
  const day = matchOf(league, command.match)?.meeting.day ?? '';
  const players = command.kind === 'seat-reserve' ? [command.player] : command.players;
  const fielded = players.flatMap((id) => (id === null ? [] : (memberOf(league, id) ?? [])));
  return keptOut(
    fielded.map(({ values }) => asEntered(values)),
    { first: day, last: day },
  );
}

/** Makes the leagues on their store. */
export function makeLeagues(
  store: JournalStore<LeagueHappened>,
  {
    clock,
    hall,
    keptOut = () => [],
  }: {
    readonly clock: () => Date;
    readonly hall: () => Pick<HallClock, 'now'>;
    readonly keptOut?: KeepsOut | undefined;
  },
): RunningLeagues {
  const times = () => ({ at: clock().toISOString(), now: hall().now });
  const facts = async (league: League, command: LeagueCommand | ReturnTo) => ({
    keptOut: keptOutOfLeague(keptOut, league, command),
  });
  const running = makeBooks(leagueBook, store, { times, facts });
  const { books, lookThrough, damages, close } = running;
  const beginning = (
    organisation: string | undefined,
  ): Pick<Leagues, 'execute' | 'importJson'> => ({
    execute: (...request) => running.executeIn(organisation, ...request),
    importJson: (text) => importLeague(running, organisation, text),
  });
  const leagues: Leagues = {
    ...books,
    ...beginning(undefined),
    async shown(id) {
      const found = await books.get(id);
      if (!found.ok) return found;
      return found.value.values.published
        ? ok(publicLeagueAt(found.value, hall().now))
        : err({ code: 'store.missing' });
    },
  };
  return {
    leagues,
    in: (organisation) => ({ ...leagues, ...beginning(organisation) }),
    lookThrough,
    damages,
    close,
  };
}
