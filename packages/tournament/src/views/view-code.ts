import { hallOf, tablesIn } from '../questions/hall-tables.ts';
import { type ReportState, reportState } from '../questions/reported.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import type { CodeSubject } from '../values/code-subject.ts';
import { type GameResult, isFinal } from '../values/game-result.ts';
import type { PlayerId } from '../values/ids.ts';
import { namesShown } from '../values/shown-names.ts';
import { tablesOfRound } from '../values/tables-of-round.ts';

/** A player at the board of a code. */
export interface CodeSide {
  readonly id: PlayerId;
  readonly name: string;
}

/** The board shown to the holder of a code, with its reports. */
export interface CodeBoard {
  readonly kind: 'board';
  readonly round: number;
  readonly board: number;
  readonly table: number;
  readonly white: CodeSide;
  readonly black: CodeSide;
  readonly result: GameResult | null;
  /** The reporting player, or null for a table, where either player reports. */
  readonly by: PlayerId | null;
  /** This code's report since the result was last entered. */
  readonly own: GameResult | null;
  readonly state: ReportState | null;
  /** Earlier rounds in which this code has an open game, and the newest round in play. */
  readonly others: readonly number[];
  /** The newest round in play. */
  readonly newest: number;
}

/** What the holder of a code sees. */
export type CodeView =
  | CodeBoard
  /**
   * Nothing to report: the tournament takes no reports, it is over, it has not begun, or there is no
   * opponent.
   */
  | {
      readonly kind: 'nothing';
      readonly why: 'not-asked-for' | 'finished' | 'no-round' | 'no-game';
      readonly newest: number;
    };

/** Whether a tournament takes reports with this kind of code. */
const takesReports = ({ settings }: Tournament, { kind }: CodeSubject): boolean =>
  settings.phoneReports === (kind === 'table' ? 'by-table' : 'by-both');

/** Published rounds whose day has come. */
const begunRounds = ({ rounds, settings }: Tournament, now: string): readonly Round[] =>
  rounds.filter(({ number, status }) => {
    const day = (settings.roundDates[number - 1] ?? '').slice(0, 10);
    return status === 'published' && (now === '' || day <= now.slice(0, 10));
  });

const tableOf = (t: Tournament, round: number, board: number): number =>
  tablesIn(t, round)?.[board - 1] ?? board;

function gameOf(t: Tournament, { number, games }: Round, subject: CodeSubject): Game | null {
  if (subject.kind === 'player') {
    const { player } = subject;
    return games.find(({ white, black }) => white === player || black === player) ?? null;
  }
  // Calculated once a round, not for each board: five hundred phones may ask in the same second.
  const tables = tablesIn(t, number);
  return games.find(({ board }) => (tables?.[board - 1] ?? board) === subject.table) ?? null;
}

interface Place {
  readonly round: Round;
  readonly game: Game;
}

const isOpen = ({ game }: Place): boolean => !isFinal(game.result);

/** The board to show: the requested one, else the first without a result, else the newest. */
function placeToShow(places: readonly Place[], requested: number | null): Place | undefined {
  const found = places.find(({ round }) => round.number === requested);
  return found ?? places.find(({ game }) => game.result === null) ?? places.at(-1);
}

const sideOf = (t: Tournament, id: PlayerId): CodeSide => ({
  id,
  name: namesShown(t.players).get(id) ?? '',
});

function boardView(
  t: Tournament,
  subject: CodeSubject,
  { round, game }: Place,
): Omit<CodeBoard, 'others' | 'newest'> {
  const by = subject.kind === 'player' ? subject.player : null;
  return {
    kind: 'board',
    round: round.number,
    board: game.board,
    table: tableOf(t, round.number, game.board),
    white: sideOf(t, game.white),
    black: sideOf(t, game.black),
    result: game.result,
    by,
    own: game.reported.find((one) => one.by === by)?.result ?? null,
    state: reportState(game),
  };
}

/**
 * What a code shows: the board played there now, both names, and the entered or reported result. A code
 * printed on a slip is valid for the slip's round only.
 *
 * @param requested the requested round, null: the one in play
 * @param now by the hall's clock
 */
export function viewCode(
  t: Tournament,
  subject: CodeSubject,
  requested: number | null,
  now: string,
): CodeView {
  const begun = begunRounds(t, now);
  const newest = begun.at(-1)?.number ?? 0;
  if (!takesReports(t, subject)) return { kind: 'nothing', why: 'not-asked-for', newest };
  if (t.finished) return { kind: 'nothing', why: 'finished', newest };
  if (newest === 0) return { kind: 'nothing', why: 'no-round', newest };
  const only = subject.kind === 'table' ? subject.round : null;
  const places = begun.flatMap((round): readonly Place[] => {
    const game = only === null || only === round.number ? gameOf(t, round, subject) : null;
    return game === null ? [] : [{ round, game }];
  });
  const place = placeToShow(places, requested);
  const isBye = place !== undefined && !isOpen(place) && place.round.number < newest;
  if (place === undefined || (isBye && requested === null && only === null)) {
    return { kind: 'nothing', why: 'no-game', newest };
  }
  const others = places
    .filter((one) => one !== place && (isOpen(one) || one.round.number === newest))
    .map(({ round }) => round.number);
  return { ...boardView(t, subject, place), others, newest };
}

/** All tables that the tournament uses, for printing cards. */
export function tablesInUse(t: Tournament): readonly number[] {
  const pairs = Math.ceil(t.players.length / 2);
  const nobody = { white: '' as PlayerId, black: '' as PlayerId };
  const free = tablesOfRound(
    Array.from({ length: pairs }, () => nobody),
    hallOf(t),
  );
  const kept = t.players.flatMap(({ fixedTable }) => fixedTable ?? []);
  const used = t.rounds.flatMap(({ number, games }) => {
    const tables = tablesIn(t, number);
    return games.map(({ board }) => tables?.[board - 1] ?? board);
  });
  return [...new Set([...free, ...kept, ...used])].sort((one, other) => one - other);
}
