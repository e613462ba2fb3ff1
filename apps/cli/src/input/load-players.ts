import { documentPlayers, parsePlayerList, type SourcePlayer } from '@rokade/formats';
import { err, ok, type PlayerNo, type Result } from '@rokade/rules';
import {
  type PlayerDetails,
  type RatingOrder,
  ratingOrderCodes,
  ratingsShown,
  usualSettings,
} from '@rokade/tournament';
import { textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { faultLines } from '../say/fault-lines.ts';
import { listRemarks } from '../say/list-remarks.ts';
import {
  type LoadedTournament,
  loadInput,
  nameOfFile,
  tournamentIn,
  whatDecides,
} from './load-tournament.ts';

/** A player of a list; '' means not stated. */
export type ListedPlayer = Omit<SourcePlayer, 'sex' | 'birthYear' | 'citizenship'>;

/** The players of a file, whatever else it holds. */
export interface LoadedPlayers {
  /** The tournament's name; '' for a list without one. */
  readonly name: string;
  readonly players: readonly ListedPlayer[];
  readonly remarks: readonly string[];
}

/** The order of rating lists from the options. */
const orderOption = (context: Context): RatingOrder | null =>
  ratingOrderCodes.find((order) => order === textOption(context, 'rating-order')) ?? null;

type NumberedPlayer = PlayerDetails & { readonly no: PlayerNo };

/** Players with their ratings by an order of lists; null: the usual order. */
function listed(
  players: readonly NumberedPlayer[],
  order: RatingOrder | null,
): readonly ListedPlayer[] {
  const ratingShown = ratingsShown({ ...usualSettings, pairingRatings: order }, players);
  return players.map((player) => ({
    no: player.no,
    title: player.title,
    name: player.name,
    club: player.club,
    federation: player.federation,
    ...ratingShown(player),
  }));
}

/** Everyone in a player list, numbered in its order. A faulty row is a refusal. */
function playersInTable(
  context: Context,
  file: string,
  text: string,
  order: RatingOrder | null,
): Result<LoadedPlayers, Outcome> {
  const list = parsePlayerList(text);
  if (list.faults.length > 0) {
    return err(bad(...faultLines(context, nameOfFile(file), list.faults)));
  }
  const players = list.players.map(({ details }, index) => ({ ...details, no: index + 1 }));
  const remarks = listRemarks(context, nameOfFile(file), list);
  return ok({ name: '', players: listed(players, order), remarks });
}

/** The players of a tournament with the rating that decides there, unless the options name another. */
function playersInTournament(
  loaded: LoadedTournament,
  order: RatingOrder | null,
): readonly ListedPlayer[] {
  const { origin } = loaded;
  if (order === null) return whatDecides(loaded).players;
  if (origin.kind === 'document') {
    const players = documentPlayers(origin.document);
    return listed(
      players.toSorted((a, b) => a.no - b.no),
      order,
    );
  }
  const { tournament } = origin;
  const settings = { ...tournament.settings, pairingRatings: order };
  const reordered = { ...loaded, origin: { ...origin, tournament: { ...tournament, settings } } };
  return whatDecides(reordered).players;
}

/** Reads players: from a report file, its JSON, a journal, or a player list in CSV. */
export async function loadPlayers(
  context: Context,
  file: string,
): Promise<Result<LoadedPlayers, Outcome>> {
  const order = orderOption(context);
  const loaded = await loadInput(context, file);
  if (!loaded.ok) return loaded;
  const { input } = loaded.value;
  if (input.kind === 'table') return playersInTable(context, file, input.text, order);
  const tournament = await tournamentIn(context, file, loaded.value, 'national');
  if (!tournament.ok) return tournament;
  const { source, remarks } = tournament.value;
  return ok({
    name: source.name,
    players: playersInTournament(tournament.value, order),
    remarks,
  });
}
