import {
  documentPlayers,
  emptyTrfDocument,
  journalLosses,
  journalReader,
  type Loss,
  parsePlayerList,
  type RatingChoice,
  ratingChoice,
  reportFileDocument,
  type TournamentReader,
  type TrfDocument,
  trfPlayerOf,
  trfReader,
} from '@rokade/formats';
import { err, ok, type PlayerNo, type Result } from '@rokade/rules';
import { type PlayerDetails, placesInFile, type Tournament } from '@rokade/tournament';
import { loadInput, loadJournal, nameOfFile } from '../input/load-tournament.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { faultLines } from '../say/fault-lines.ts';
import { listRemarks } from '../say/list-remarks.ts';

/** What is converted, in all the forms that the targets are made from. */
export interface ConvertInput {
  readonly document: TrfDocument;
  readonly source: TournamentReader;
  readonly players: readonly (PlayerDetails & { readonly no: number })[];
  /** null: it did not come from a journal. */
  readonly tournament: Tournament | null;
  /** What the document itself has lost of the source already. */
  readonly losses: readonly Loss[];
  readonly remarks: readonly string[];
}

/** The board on which a player had white; null: the file has no boards. */
export function boardOf(
  { tournament }: ConvertInput,
  round: number,
  white: PlayerNo,
): number | null {
  const games = tournament?.rounds[round - 1]?.games ?? [];
  const id = tournament?.players.find(({ no }) => no === white)?.id;
  return games.find((game) => game.white === id)?.board ?? null;
}

function fromDocument(document: TrfDocument, remarks: readonly string[]): ConvertInput {
  return {
    document,
    source: trfReader(document),
    players: documentPlayers(document),
    tournament: null,
    losses: [],
    remarks,
  };
}

function fromJournal(t: Tournament): ConvertInput {
  const ratings = ratingChoice(t.players.map(({ details }) => details));
  const source = journalReader(t, ratings);
  return {
    document: reportFileDocument(t, { ratings, ranks: placesInFile(t) }),
    source,
    players: t.players.map(({ no, details }) => ({ no, ...details })),
    tournament: t,
    losses: journalLosses(t, ratings),
    remarks: [],
  };
}

function listLosses(players: readonly PlayerDetails[], ratings: RatingChoice): readonly Loss[] {
  const count = (test: (details: PlayerDetails) => boolean): number => players.filter(test).length;
  const losses: readonly Loss[] = [
    { code: 'loss.clubs', count: count(({ club }) => club !== '') },
    { code: 'loss.citizenships', count: count(({ citizenship }) => citizenship !== '') },
    {
      code: 'loss.other-ratings',
      count: count(({ rapidRating, blitzRating }) => (rapidRating ?? blitzRating) !== null),
    },
    { code: 'loss.national-ids', count: count(({ nationalId }) => nationalId !== '') },
    {
      code: 'loss.national-ratings',
      count: ratings === 'fide' ? count(({ rating }) => rating !== null) : 0,
    },
  ];
  return losses.filter((loss) => loss.count > 0);
}

/** A player list: everyone in it, numbered in its order. A faulty row is a refusal. */
function fromTable(context: Context, file: string, text: string): Result<ConvertInput, Outcome> {
  const list = parsePlayerList(text);
  if (list.faults.length > 0) {
    return err(bad(...faultLines(context, nameOfFile(file), list.faults)));
  }
  const details = list.players.map((player) => player.details);
  const ratings = ratingChoice(details);
  const players = details.map((each, index) => ({ no: index + 1, ...each }));
  const document = {
    ...emptyTrfDocument,
    players: players.map((each) => trfPlayerOf(each.no, each, ratings)),
  };
  return ok({
    ...fromDocument(document, listRemarks(context, nameOfFile(file), list)),
    players,
    losses: listLosses(details, ratings),
  });
}

/** Reads what is converted: a report file, its JSON, a journal or a player list. */
export async function loadConvertInput(
  context: Context,
  file: string,
): Promise<Result<ConvertInput, Outcome>> {
  const loaded = await loadInput(context, file);
  if (!loaded.ok) return loaded;
  const { input, remarks } = loaded.value;
  switch (input.kind) {
    case 'document':
      return ok(fromDocument(input.document, remarks));
    case 'table':
      return fromTable(context, file, input.text);
    default: {
      const tournament = await loadJournal(context, file, input.text);
      return tournament.ok ? ok(fromJournal(tournament.value)) : tournament;
    }
  }
}
