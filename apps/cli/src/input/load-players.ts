import { parsePlayerList, type SourcePlayer } from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { ratingsShown, usualSettings } from '@rokade/tournament';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { faultLines } from '../say/fault-lines.ts';
import { listRemarks } from '../say/list-remarks.ts';
import { loadInput, nameOfFile, tournamentIn } from './load-tournament.ts';

/** A player as a list names them. '' means not stated. */
export type ListedPlayer = Omit<SourcePlayer, 'sex' | 'birthYear' | 'citizenship'>;

/** The players of a file, whatever else it holds. */
export interface LoadedPlayers {
  /** The tournament's name; '' where a list has none. */
  readonly name: string;
  readonly players: readonly ListedPlayer[];
  readonly remarks: readonly string[];
}

/** Whoever stands in a player list, numbered in its order. A faulty row is a refusal. */
function playersInTable(
  context: Context,
  file: string,
  text: string,
): Result<LoadedPlayers, Outcome> {
  const list = parsePlayerList(text);
  if (list.faults.length > 0) {
    return err(bad(...faultLines(context, nameOfFile(file), list.faults)));
  }
  const ratingShown = ratingsShown(
    usualSettings,
    list.players.map(({ details }) => details),
  );
  const players = list.players.map(({ details }, index) => ({
    no: index + 1,
    title: details.title,
    name: details.name,
    club: details.club,
    federation: details.federation,
    ...ratingShown(details),
  }));
  return ok({ name: '', players, remarks: listRemarks(context, nameOfFile(file), list) });
}

/** Reads players: a report file, its JSON, a journal, or a player list in CSV. */
export async function loadPlayers(
  context: Context,
  file: string,
): Promise<Result<LoadedPlayers, Outcome>> {
  const loaded = await loadInput(context, file);
  if (!loaded.ok) return loaded;
  const { input } = loaded.value;
  if (input.kind === 'table') return playersInTable(context, file, input.text);
  const tournament = await tournamentIn(context, file, loaded.value, 'national');
  if (!tournament.ok) return tournament;
  const { source, remarks } = tournament.value;
  return ok({ name: source.name, players: source.players, remarks });
}
