import { parseEntrantId, parseEventId } from '@rokade/event';
import { type CheckedList, checkedList } from '@rokade/formats';
import type { Actor } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { type PlayerId, parseTournamentId } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { newPlayerId } from '../../values/new-ids.ts';
import type { NamedBook } from '../belonging-of.ts';
import type { EnteredPlayer } from '../tournaments/people-as-players.ts';

type Books = Pick<Application, 'tournaments' | 'events'>;
type Listed = CheckedList['players'];
type Failure = { readonly code: string };

/** The players of a list as the command of a tournament enters them. */
export const playersToEnter = (players: readonly EnteredPlayer[]) =>
  players.map(({ details, listed = {} }) => ({ id: newPlayerId(), details, missed: [], listed }));

/** Where the players of a list are entered. */
interface EntryPlace {
  readonly version: number;
  readonly players: Parameters<typeof checkedList>[1]['players'];
  /** Enters these players, all or none. */
  enter(
    listed: Listed,
    by: { readonly actor: Actor; readonly basedOn: number; readonly confirmed: boolean },
  ): Promise<Result<unknown, Failure>>;
}

async function tournamentPlace(
  { tournaments }: Books,
  id: string,
): Promise<Result<EntryPlace, Failure>> {
  const own = parseTournamentId(id);
  if (own === null) return err({ code: 'store.missing' });
  const found = await tournaments.get(own);
  if (!found.ok) return found;
  const { version, players } = found.value;
  return ok({
    version,
    players,
    enter(listed, { actor, ...basis }) {
      const command = { kind: 'enter-players', players: playersToEnter(listed) } as const;
      return tournaments.execute(own, { ...basis, command, reason: '' }, actor);
    },
  });
}

async function eventPlace({ events }: Books, id: string): Promise<Result<EntryPlace, Failure>> {
  const own = parseEventId(id);
  if (own === null) return err({ code: 'store.missing' });
  const found = await events.get(own);
  if (!found.ok) return found;
  const { version, entrants } = found.value;
  const players = entrants.map((one) => ({ id: String(one.id) as PlayerId, details: one.values }));
  return ok({
    version,
    players,
    enter(listed, { actor, ...basis }) {
      const entered = listed.flatMap(({ details: values }) => {
        const entrant = parseEntrantId(newPlayerId());
        return entrant === null ? [] : [{ id: entrant, values, group: null }];
      });
      const command = { kind: 'enter-entrants', entrants: entered } as const;
      return events.execute(own, { ...basis, command, reason: '' }, actor);
    },
  });
}

/** The tournament or event into which a list is to be entered. */
export const entryPlace = (
  books: Books,
  { kind, id }: NamedBook,
): Promise<Result<EntryPlace, Failure>> =>
  kind === 'event' ? eventPlace(books, id) : tournamentPlace(books, id);

/** A list compared with those who are entered already. */
export const checkedAt = async (
  { tournaments }: Books,
  { players }: EntryPlace,
  table: string | Uint8Array,
): Promise<CheckedList> => checkedList(await tournaments.readPlayerList(table), { players });
