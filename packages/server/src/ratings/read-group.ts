import type { EventTypes } from '@rokade/event';
import {
  documentPlayers,
  eventDays,
  journalReader,
  type TournamentReader,
  trfReader,
} from '@rokade/formats';
import { foldJournal as foldBook } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import {
  type DaysOfPlay,
  daysOfPlay,
  type PlayerDetails,
  reportObjection,
  type Tournament,
  tournamentBook,
} from '@rokade/tournament';
import type { Books } from '../kinds/books.ts';
import { tournamentKind } from '../kinds/tournament-kind.ts';
import type { FileFault, Tournaments } from '../kinds/tournament-types.ts';
import type { Reading } from '../reading/make-reading.ts';
import type { GroupSource } from './ratings-types.ts';

/** A group that was read from a tournament or file. */
export interface ReadGroup {
  readonly reader: TournamentReader;
  /** The players' details by starting number. */
  readonly players: ReadonlyMap<number, PlayerDetails>;
  readonly name: string;
  readonly group: string;
  readonly place: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The id of the tournament in this installation; '' = from a file. */
  readonly tournament: string;
}

/** The other books from which groups are read. */
export interface BesideGroups {
  readonly tournaments: Pick<Tournaments, 'get'>;
  readonly events: Pick<Books<EventTypes>, 'list'>;
}

const noDays: DaysOfPlay = { first: '', last: '' };

/** The days of the event whose group a tournament is; '' where there is none. */
async function daysOfEvent(
  { events }: Pick<BesideGroups, 'events'>,
  tournament: string,
): Promise<DaysOfPlay> {
  const holding = (await events.list()).find(
    ({ summary }) => summary?.groups.some((group) => group === tournament) === true,
  );
  const days = holding?.summary;
  return days == null ? noDays : { first: days.firstDay, last: days.lastDay };
}

/** A tournament as a group; refused if it was finished provisionally, with games still open. */
function groupOfTournament(
  t: Tournament,
  tournament: string,
  event: DaysOfPlay,
): Result<ReadGroup, readonly FileFault[]> {
  const objection = reportObjection(t);
  if (objection !== null) return err([objection]);
  const { name, group, place } = t.settings;
  const { first, last } = daysOfPlay(t, event);
  return ok({
    reader: journalReader(t, 'national'),
    players: new Map(t.players.map(({ no, details }) => [no, details])),
    name,
    group,
    place,
    firstDay: first,
    lastDay: last,
    tournament,
  });
}

async function groupOfFile(
  reading: Reading,
  bytes: Uint8Array,
): Promise<Result<ReadGroup, readonly FileFault[]>> {
  const read = await reading.read({ kind: 'input', input: bytes });
  if (!read.ok) return read;
  const input = read.value;
  if (input.kind === 'table') return err([{ code: 'ratings.file-without-rounds' }]);
  if (input.kind === 'journal') {
    const parsed = await reading.readJournal(tournamentKind, input.text);
    if (!parsed.ok) return err([parsed.error]);
    const t = foldBook(tournamentBook, parsed.value.entries);
    return t === null
      ? err([{ code: 'ratings.file-without-rounds' }])
      : groupOfTournament(t, '', noDays);
  }
  const { document } = input;
  const reader = trfReader(document);
  const { header } = document;
  return ok({
    reader,
    players: new Map(documentPlayers(document).map((player) => [player.no, player])),
    name: header.name,
    group: '',
    place: header.city,
    firstDay: eventDays(document).first,
    lastDay: reader.lastDay,
    tournament: '',
  });
}

/** Reads a group of an event from a file or a tournament of this installation. */
export async function readGroup(
  beside: BesideGroups,
  reading: Reading,
  source: GroupSource,
): Promise<Result<ReadGroup, readonly FileFault[]>> {
  if (source.kind === 'file') return groupOfFile(reading, source.bytes);
  const found = await beside.tournaments.get(source.id);
  if (!found.ok) return err([found.error]);
  return groupOfTournament(found.value, source.id, await daysOfEvent(beside, source.id));
}
