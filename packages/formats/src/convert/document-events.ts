import { type ByeKind, type HalfPoints, invariant, type PlayerNo } from '@rokade/rules';
import type {
  BoardEntry,
  ByeEntry,
  GameResult,
  PlayerId,
  Settings,
  TournamentEvent,
  TournamentId,
} from '@rokade/tournament';
import { availabilities } from '../trf/availability.ts';
import { aloneRecord, byeKindOf, gameRecord, sideColour } from '../trf/cell-record.ts';
import { documentPlayers } from '../trf/document-players.ts';
import { modeLeftIn } from '../trf/fide-records.ts';
import { lastPairedRound, lastRoundStated } from '../trf/paired-rounds.ts';
import { type PointSystem, pointSystemOf } from '../trf/point-system.ts';
import { struckPlayers } from '../trf/struck-pairings.ts';
import type { GameCode, TrfCell, TrfDocument } from '../trf/trf-document.ts';

type GameCell = Extract<TrfCell, { kind: 'game' }>;

/** What the report file lacks: the ids of the tournament and, by number, of its players. */
export interface DocumentIdentity {
  readonly id: TournamentId;
  readonly settings: Settings;
  readonly playerIds: ReadonlyMap<PlayerNo, PlayerId>;
}

/** The id of a player in the file; that the number exists was checked on reading. */
function idOf({ playerIds }: DocumentIdentity, no: PlayerNo): PlayerId {
  const id = playerIds.get(no);
  invariant(id !== undefined, `player ${no} has an id`);
  return id;
}

interface FoundGame {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  readonly result: GameResult | null;
  /** False for W, D and L. */
  readonly rated: boolean;
  /** The sort key of boards: the better score, then the sum of both, then the lower number. */
  readonly order: readonly [HalfPoints, HalfPoints, number];
}

const shares: Readonly<Record<GameCode, 0 | 1 | 2>> = {
  '1': 2,
  W: 2,
  '+': 2,
  '=': 1,
  D: 1,
  '0': 0,
  L: 0,
  '-': 0,
  '?': 0,
};

/** Results that do not count for FIDE's list, and results of games without a move. */
const notForRating: ReadonlySet<GameCode> = new Set(['W', 'D', 'L']);

const isForfeit = ({ result }: GameCell): boolean => result === '+' || result === '-';

function absentSide(white: GameCell, black: GameCell): 'white' | 'black' | 'both' {
  if (white.result === '+') return 'black';
  return black.result === '+' ? 'white' : 'both';
}

/** The result that both lines give; null while the game is unfinished. */
function resultOf(white: GameCell, black: GameCell): GameResult | null {
  if (white.result === '?' || black.result === '?') return null;
  if (isForfeit(white) || isForfeit(black)) {
    return { kind: 'forfeit', absent: absentSide(white, black), notice: true };
  }
  return { kind: 'played', white: shares[white.result], black: shares[black.result] };
}

/** Everybody's entries in a round, and their points before it. */
interface RoundSheet {
  readonly cells: ReadonlyMap<PlayerNo, TrfCell>;
  readonly before: ReadonlyMap<PlayerNo, HalfPoints>;
}

/** The opponent's entry; if the opponent's line does not have the game, it is derived from this one. */
const answerTo = (cell: GameCell, no: PlayerNo, other: TrfCell | undefined): GameCell =>
  other?.kind === 'game' && other.opponent === no
    ? other
    : { kind: 'game', opponent: no, colour: null, result: counterparts[cell.result] };

const counterparts: Readonly<Record<GameCode, GameCode>> = {
  '1': '0',
  '0': '1',
  '=': '=',
  W: 'L',
  L: 'W',
  D: 'D',
  '+': '-',
  '-': '+',
  '?': '?',
};

function gamesOf({ cells, before }: RoundSheet): readonly FoundGame[] {
  const seated = new Set<PlayerNo>();
  const games: FoundGame[] = [];
  for (const [no, cell] of cells) {
    if (cell?.kind !== 'game' || seated.has(no) || seated.has(cell.opponent)) continue;
    const other = answerTo(cell, no, cells.get(cell.opponent) ?? null);
    const isWhite = sideColour({ no, cell, opponentColour: other.colour }) === 'white';
    const [white, black] = isWhite ? [no, cell.opponent] : [cell.opponent, no];
    const [mine, theirs] = [before.get(no) ?? 0, before.get(cell.opponent) ?? 0];
    const result = isWhite ? resultOf(cell, other) : resultOf(other, cell);
    const order = [Math.max(mine, theirs), mine + theirs, Math.min(no, cell.opponent)] as const;
    const rated = !notForRating.has(cell.result);
    games.push({ white, black, result, rated, order });
    seated.add(no).add(cell.opponent);
  }
  return games.toSorted(({ order: a }, { order: b }) => b[0] - a[0] || b[1] - a[1] || a[2] - b[2]);
}

function byesOf(
  { cells }: RoundSheet,
  identity: DocumentIdentity,
  points: PointSystem,
): readonly ByeEntry[] {
  return [...cells].flatMap(([no, cell]): readonly ByeEntry[] => {
    if (cell?.kind !== 'alone') return [];
    const record = aloneRecord(cell, points);
    const halfPoints = record.kind === 'bye' ? record.halfPoints : 0;
    return [{ player: idOf(identity, no), bye: byeKindOf(cell.result), halfPoints, because: [] }];
  });
}

function roundEvents(
  identity: DocumentIdentity,
  round: number,
  { sheet, points }: { readonly sheet: RoundSheet; readonly points: PointSystem },
): readonly TournamentEvent[] {
  const games = gamesOf(sheet);
  const boards = games.map(
    ({ white, black }, index): BoardEntry => ({
      board: index + 1,
      white: idOf(identity, white),
      black: idOf(identity, black),
      because: [],
    }),
  );
  const byes = byesOf(sheet, identity, points);
  const results = games.flatMap(({ result }, index): readonly TournamentEvent[] =>
    result === null ? [] : [{ kind: 'result-entered', round, board: index + 1, result }],
  );
  const unrated = games.flatMap(({ rated }, index): readonly TournamentEvent[] =>
    rated ? [] : [{ kind: 'game-rating-decided', round, board: index + 1, rated }],
  );
  return [
    { kind: 'round-paired', round, system: identity.settings.system, boards, byes, remarks: [] },
    { kind: 'round-published', round },
    ...results,
    ...unrated,
  ];
}

/** Everybody's points before each round, index 0 is round 1. */
function pointsBefore(
  { players }: TrfDocument,
  rounds: number,
  points: PointSystem,
): readonly ReadonlyMap<PlayerNo, HalfPoints>[] {
  const sums = new Map(players.map(({ no }) => [no, 0]));
  return Array.from({ length: rounds }, (_, index) => {
    const before = new Map(sums);
    for (const { no, cells } of players) {
      const cell = cells[index] ?? null;
      const record =
        cell?.kind === 'game'
          ? gameRecord({ no, cell, opponentColour: null }, points)
          : aloneRecord(cell, points);
      const halfPoints = record.kind === 'absent' ? 0 : record.halfPoints;
      sums.set(no, (sums.get(no) ?? 0) + halfPoints);
    }
    return before;
  });
}

const isPlayed = (cell: TrfCell): boolean => cell?.kind === 'game' && !isForfeit(cell);

/** Withdrawals of players whose results the file strikes, after the last game that they played. */
function withdrawalEvents(
  document: TrfDocument,
  identity: DocumentIdentity,
): readonly TournamentEvent[] {
  const struck = struckPlayers(document);
  return document.players
    .filter(({ no }) => struck.has(no))
    .map(({ no, cells }) => ({
      kind: 'player-withdrawn',
      player: idOf(identity, no),
      fromRound: cells.findLastIndex(isPlayed) + 2,
    }));
}

type RequestedBye = Exclude<ByeKind, 'pairing-allocated'>;

/** The requested bye for an announced one; an announced bye of the pairing becomes one with the same points. */
function requestedBye(
  bye: ByeKind,
  { win, draw, allocatedBye }: Settings['scoring'],
): RequestedBye {
  if (bye !== 'pairing-allocated') return bye;
  if (allocatedBye === win) return 'full-point';
  return allocatedBye === draw ? 'half-point' : 'zero-point';
}

/** Byes for future rounds, from players' entries or record 240. */
function announcedByes(
  document: TrfDocument,
  identity: DocumentIdentity,
): readonly TournamentEvent[] {
  const roundsPaired = lastPairedRound(document);
  const announced = document.byeAnnouncements.map(({ round }) => round ?? roundsPaired + 1);
  const stated = Math.max(lastRoundStated(document), ...announced);
  const last = Math.min(stated, identity.settings.roundsPlanned);
  const rounds = Array.from(
    { length: Math.max(0, last - roundsPaired) },
    (_, index) => roundsPaired + index + 1,
  );
  return rounds.flatMap((round) =>
    [...availabilities(document, round)].flatMap(([no, { kind, ...away }]): TournamentEvent[] => {
      if (kind === 'present') return [];
      const bye = 'bye' in away ? requestedBye(away.bye, identity.settings.scoring) : 'zero-point';
      return [{ kind: 'bye-requested', player: idOf(identity, no), request: { round, bye } }];
    }),
  );
}

/** FIDE mode is left where the file says so, also if it claims the mode elsewhere. */
function leftMode({ otherLines }: TrfDocument, rounds: number): readonly TournamentEvent[] {
  const left = modeLeftIn(otherLines);
  return left === null ? [] : [{ kind: 'fide-mode-left', round: Math.min(left, rounds) }];
}

/**
 * The events that would have led to a report file: its players in the order of their numbers, every
 * round with its boards, byes and results. Reasons are missing, since the file does not say how it was
 * paired. Boards are in the usual order (scores, then numbers), as files have no board numbers; a
 * forfeit counts as one with notice; an unrated game (W D L) stays unrated. Unfinished games stay open.
 * Players whose results do not count have withdrawn; byes announced for later rounds are requested
 * byes. The tournament is in FIDE mode, unless the file says that it was left.
 */
export function documentEvents(
  document: TrfDocument,
  identity: DocumentIdentity,
): readonly TournamentEvent[] {
  const { id, settings } = identity;
  const players = document.players.toSorted((a, b) => a.no - b.no);
  const ids = players.map(({ no }) => idOf(identity, no));
  const points = pointSystemOf(document);
  const rounds = lastPairedRound(document);
  const before = pointsBefore(document, rounds, points);
  const entered = documentPlayers({ ...document, players }).map(
    ({ no, ...details }): TournamentEvent => ({
      kind: 'player-entered',
      player: idOf(identity, no),
      details,
      listed: {},
      fromRound: 1,
    }),
  );
  const played = before.flatMap((scores, index) => {
    const cells = new Map(players.map((player) => [player.no, player.cells[index] ?? null]));
    return roundEvents(identity, index + 1, { sheet: { cells, before: scores }, points });
  });
  return [
    {
      kind: 'tournament-created',
      id,
      settings,
      demo: false,
      fideMode: true,
      importedRounds: rounds,
    },
    ...entered,
    ...(ids.length > 1
      ? [
          { kind: 'entries-closed' } as const,
          { kind: 'lots-drawn', method: 'typed-in', seed: '', order: ids } as const,
        ]
      : []),
    ...played,
    ...withdrawalEvents(document, identity),
    ...announcedByes(document, identity),
    ...leftMode(document, rounds),
  ];
}
