import { type PlayerDetails, ratingFields } from '@rokade/players';
import { ratedResult } from '../questions/records.ts';
import type { Game, Round, SentReport, Tournament } from '../state/state.ts';
import { type GameResult, sameResult } from '../values/game-result.ts';
import type { PlayerId } from '../values/ids.ts';
import type { ReportKind } from '../values/report-kind.ts';

interface OfGame {
  readonly round: number;
  readonly board: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** What is otherwise now than in a report that was sent. */
export type ReportChange =
  /** Rounds that have been published since, or were taken back. */
  | { readonly kind: 'round-new' | 'round-gone'; readonly round: number }
  | ({ readonly kind: 'game-new' | 'game-gone' | 'colours' } & OfGame)
  | ({
      readonly kind: 'result';
      readonly before: GameResult | null;
      readonly after: GameResult | null;
    } & OfGame)
  | ({ readonly kind: 'rated'; readonly rated: boolean } & OfGame)
  | { readonly kind: 'player-new' | 'player-gone'; readonly player: PlayerId }
  | {
      readonly kind: 'detail';
      readonly player: PlayerId;
      readonly field: keyof PlayerDetails;
      readonly before: string;
      readonly after: string;
    };

/** A report that was sent, and what has changed since. */
export interface SentReportView extends Omit<SentReport, 'from'> {
  /** Empty where a later sending of the same took its place. */
  readonly changes: readonly ReportChange[];
}

/** By which details a rating office knows a player and reckons. */
const toldOf: Readonly<Record<ReportKind, readonly (keyof PlayerDetails)[]>> = {
  national: ['nationalId', 'federation', ...ratingFields, 'dwzIndex'],
  fide: ['fideId', 'federation', 'title', 'fideRating'],
};

type Source = SentReport['from'];

/** The published rounds that a report is about. */
function roundsIn({ rounds, settings }: Source, month: string | null): readonly Round[] {
  const isInMonth = ({ number }: Round): boolean =>
    month === null || (settings.roundDates[number - 1] ?? '').startsWith(month);
  return rounds.filter((round) => round.status === 'published' && isInMonth(round));
}

const sameTwo = (a: Game, b: Game): boolean =>
  [a.white, a.black].toSorted().join() === [b.white, b.black].toSorted().join();

const place = (round: number, { board, white, black }: Game): OfGame => ({
  round,
  board,
  white,
  black,
});

function gameChanges(round: number, before: Game, after: Game): readonly ReportChange[] {
  const of = place(round, after);
  const [was, is] = [ratedResult(before), ratedResult(after)];
  const isTurned = before.white !== after.white;
  return [
    ...(isTurned ? [{ kind: 'colours', ...of } as const] : []),
    ...(isTurned || sameResult(was, is)
      ? []
      : [{ kind: 'result', ...of, before: was, after: is } as const]),
    ...(before.rated === after.rated
      ? []
      : [{ kind: 'rated', ...of, rated: after.rated } as const]),
  ];
}

function roundChanges(before: Round, after: Round): readonly ReportChange[] {
  const { number } = after;
  const gone = before.games.filter((game) => !after.games.some((one) => sameTwo(one, game)));
  return [
    ...after.games.flatMap((game): readonly ReportChange[] => {
      const was = before.games.find((one) => sameTwo(one, game));
      return was === undefined
        ? [{ kind: 'game-new', ...place(number, game) }]
        : gameChanges(number, was, game);
    }),
    ...gone.map((game) => ({ kind: 'game-gone', ...place(number, game) }) as const),
  ];
}

function changesOfRounds(
  before: readonly Round[],
  after: readonly Round[],
): readonly ReportChange[] {
  const gone = before.filter(({ number }) => !after.some((round) => round.number === number));
  return [
    ...after.flatMap((round): readonly ReportChange[] => {
      const was = before.find(({ number }) => number === round.number);
      return was === undefined
        ? [{ kind: 'round-new', round: round.number }]
        : roundChanges(was, round);
    }),
    ...gone.map(({ number }) => ({ kind: 'round-gone', round: number }) as const),
  ];
}

function changesOfPlayers(
  before: Source,
  after: Source,
  fields: readonly (keyof PlayerDetails)[],
): readonly ReportChange[] {
  const known = new Map(before.players.map((player) => [player.id, player]));
  const there = new Set(after.players.map(({ id }) => id));
  const gone = before.players.filter(({ id }) => !there.has(id));
  return [
    ...after.players.flatMap(({ id, details }): readonly ReportChange[] => {
      const was = known.get(id)?.details;
      if (was === undefined) return [{ kind: 'player-new', player: id }];
      return fields
        .filter((field) => was[field] !== details[field])
        .map((field) => ({
          kind: 'detail',
          player: id,
          field,
          before: String(was[field] ?? ''),
          after: String(details[field] ?? ''),
        }));
    }),
    ...gone.map(({ id }) => ({ kind: 'player-gone', player: id }) as const),
  ];
}

/** What a rating office would have to be told anew. */
const changesSince = (
  t: Tournament,
  { report, month, from }: SentReport,
): readonly ReportChange[] => [
  ...changesOfRounds(roundsIn(from, month), roundsIn(t, month)),
  ...changesOfPlayers(from, t, toldOf[report]),
];

/**
 * The reports that were sent, the newest first, each with the results, numbers and ratings that are
 * otherwise now: with any of these it has to be sent again. Names and clubs alone do not count.
 *
 * @article DSU 2002 §5g, §6
 */
export function viewSentReports(t: Tournament): readonly SentReportView[] {
  return t.sentReports.toReversed().map((sent, index, newestFirst) => {
    const { from: _, ...told } = sent;
    const isReplaced = newestFirst
      .slice(0, index)
      .some(({ report, month }) => report === sent.report && month === sent.month);
    return { ...told, changes: isReplaced ? [] : changesSince(t, sent) };
  });
}

/** A game that is rated otherwise than it stands in the tables. */
export interface RatedOtherwise extends OfGame {
  readonly standing: GameResult | null;
  readonly rated: GameResult;
}

/** The results that were corrected for the rating alone, by round and board. */
export const viewRatedOtherwise = (t: Tournament): readonly RatedOtherwise[] =>
  t.rounds
    .filter(({ status }) => status === 'published')
    .flatMap(({ number, games }) =>
      games.flatMap((game) =>
        game.ratingResult === null
          ? []
          : [{ ...place(number, game), standing: game.result, rated: game.ratingResult }],
      ),
    );
