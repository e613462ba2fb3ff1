import { err, groupedBy, ok, type Result } from '@rokade/rules';
import { ranked } from '../trf/ranked.ts';
import { emptyTrfDocument, type TrfCell, type TrfDocument } from '../trf/trf-document.ts';
import type { PgnFault, PgnWarning } from './pgn-fault.ts';
import { type NumberedPlayer, numberedPlayers, playerKeys } from './pgn-players.ts';
import { oddFideIds, type ReadGame, readGame } from './read-game.ts';
import { splitGames, type TaggedGame } from './split-games.ts';

/** The tournament in a PGN text, and what PGN lacks. */
export interface ParsedPgn {
  readonly document: TrfDocument;
  readonly warnings: readonly PgnWarning[];
}

/** The most players: report files have numbers up to this. */
const mostPlayers = 9999;

/**
 * Whether an event's name is a pairing, `Round 1: Hansen, Ida - Voß, Anna`: lichess broadcasts name
 * each game so.
 */
const isPairing = (event: string): boolean => /^round \d+\s*:.* - /i.test(event);

/** The event of a game; a broadcast has its name in a tag of its own. */
function eventOf({ tags }: TaggedGame): string {
  const [broadcast, event] = ['BroadcastName', 'Event'].map((tag) => tags.get(tag) ?? '');
  return broadcast || (event === undefined || isPairing(event) ? '' : event);
}

/** The first game of another event than the first game's. */
function severalEvents(games: readonly TaggedGame[]): readonly PgnFault[] {
  const [first] = games;
  const stranger = games.find((game) => first !== undefined && eventOf(game) !== eventOf(first));
  if (first === undefined || stranger === undefined) return [];
  const names = { first: eventOf(first), other: eventOf(stranger) };
  return [{ code: 'pgn.events.several', ...names, line: stranger.line, column: 1 }];
}

/** Players' entries by key, index 0 is round 1. */
type Cells = Map<string, TrfCell[]>;

/** Adds the games to the players' entries; reports players who play themselves, or twice in a round. */
function seat(
  games: readonly ReadGame[],
  players: ReadonlyMap<string, NumberedPlayer>,
  keyOf: ReturnType<typeof playerKeys>,
): { readonly cells: Cells; readonly faults: readonly PgnFault[] } {
  const cells: Cells = new Map([...players.keys()].map((key) => [key, []]));
  const faults: PgnFault[] = [];
  for (const { line, round, white, black, results } of games) {
    const place = { line, column: 1 };
    if (keyOf(white) === keyOf(black)) {
      faults.push({ code: 'pgn.player.self', name: white.name, ...place });
      continue;
    }
    for (const [own, other, colour, result] of [
      [white, black, 'white', results[0]],
      [black, white, 'black', results[1]],
    ] as const) {
      const row = cells.get(keyOf(own)) ?? [];
      const opponent = players.get(keyOf(other))?.no ?? 0;
      if ((row[round - 1] ?? null) !== null) {
        faults.push({ code: 'pgn.player.twice', name: own.name, round, ...place });
      }
      while (row.length < round) row.push(null);
      row[round - 1] = { kind: 'game', opponent, colour, result };
    }
  }
  return { cells, faults };
}

/** `26/11/21` for each round with a known day. */
function roundDatesOf(games: readonly ReadGame[], rounds: number): readonly string[] {
  const days = new Map<number, string>();
  for (const { round, date } of games) {
    const earliest = days.get(round);
    if (date !== '' && (earliest === undefined || date < earliest)) days.set(round, date);
  }
  const dates = Array.from({ length: rounds }, (_, index) =>
    (days.get(index + 1) ?? '').slice(2).replaceAll('-', '/'),
  );
  return dates.slice(0, dates.findLastIndex((date) => date !== '') + 1);
}

function documentOf(
  first: TaggedGame,
  games: readonly ReadGame[],
  rows: readonly (readonly [NumberedPlayer, readonly TrfCell[]])[],
): TrfDocument {
  const days = games.map(({ date }) => date.replaceAll('-', '/')).filter((date) => date !== '');
  const sorted = days.toSorted();
  const rounds = games.reduce((most, { round }) => Math.max(most, round), 0);
  const tag = (name: string): string => (first.tags.get(name) ?? '').replace(/^\?$/, '');
  return {
    ...emptyTrfDocument,
    header: {
      ...emptyTrfDocument.header,
      name: eventOf(first).replace(/^\?$/, ''),
      city: tag('Site'),
      startDate: sorted[0] ?? '',
      endDate: sorted.at(-1) ?? '',
      timeControl: tag('TimeControl'),
    },
    roundDates: roundDatesOf(games, rounds),
    roundsPlanned: rounds,
    players: ranked(
      rows.map(([{ no, name, title, rating, fideId }, cells]) => ({
        no,
        sex: '' as const,
        title,
        name,
        rating,
        federation: '',
        fideId,
        birthDate: '',
        halfPoints: null,
        rank: null,
        cells,
      })),
    ).toSorted((a, b) => a.no - b.no),
  };
}

/** Invalid FIDE IDs, each once, where it first occurs. */
function oddNumbers(games: readonly TaggedGame[]): readonly PgnWarning[] {
  const odd = games.flatMap((game) =>
    oddFideIds(game).map((facts) => ({
      code: 'pgn.fide-id.odd' as const,
      ...facts,
      line: game.line,
      column: 1,
    })),
  );
  return [...groupedBy(odd, ({ name, text }) => `${name}\t${text}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

function warningsOf({ players }: TrfDocument): readonly PgnWarning[] {
  const start = { line: 1, column: 1 };
  const rounds = players.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const entries = players.reduce(
    (sum, { cells }) => sum + rounds - cells.filter((cell) => cell !== null).length,
    0,
  );
  return [
    { code: 'pgn.numbers.made', players: players.length, ...start },
    ...(entries === 0 ? [] : [{ code: 'pgn.games.missing', entries, ...start } as const]),
  ];
}

/**
 * The tournament that the games of a PGN text form, by their tags: players, rounds, colours and
 * results; the moves are not read. A player without a game in a round has an empty entry, since PGN has
 * neither byes nor absences. Games of several events, or without round numbers, are refused.
 */
export function parsePgn(text: string): Result<ParsedPgn, readonly PgnFault[]> {
  const tagged = splitGames(text);
  const [first] = tagged;
  if (first === undefined) return err([{ code: 'pgn.games.none', line: 1, column: 1 }]);
  const several = severalEvents(tagged);
  if (several.length > 0) return err(several);
  const games: ReadGame[] = [];
  const faults: PgnFault[] = [];
  for (const each of tagged) {
    const read = readGame(each);
    if ('round' in read) games.push(read);
    else faults.push(...read);
  }
  const keyOf = playerKeys(games);
  const players = numberedPlayers(games, keyOf);
  if (players.size > mostPlayers) {
    const facts = { players: players.size, most: mostPlayers };
    return err([{ code: 'pgn.players.too-many', ...facts, line: 1, column: 1 }]);
  }
  const seated = seat(games, players, keyOf);
  const all = [...faults, ...seated.faults];
  if (all.length > 0) return err(all.toSorted((a, b) => a.line - b.line));
  const rows = [...players].map(([key, player]) => [player, seated.cells.get(key) ?? []] as const);
  const document = documentOf(first, games, rows);
  return ok({ document, warnings: [...warningsOf(document), ...oddNumbers(tagged)] });
}
