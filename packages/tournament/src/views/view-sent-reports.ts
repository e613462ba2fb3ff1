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

/** A difference between a sent report and the present data. */
export type ReportChange =
  /** A round published since, or taken back. */
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

/** A sent report, with the changes since. */
export interface SentReportView extends Omit<SentReport, 'from'> {
  /** Empty if the same report was sent again later. */
  readonly changes: readonly ReportChange[];
}

/** The details that each rating office uses. */
const reportedDetails: Readonly<Record<ReportKind, readonly (keyof PlayerDetails)[]>> = {
  national: ['nationalId', 'federation', ...ratingFields, 'dwzIndex'],
  fide: ['fideId', 'federation', 'title', 'fideRating'],
};

type Source = SentReport['from'];

/** The published rounds that a report covers. */
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
  const earlier = new Map(before.players.map((player) => [player.id, player]));
  const there = new Set(after.players.map(({ id }) => id));
  const gone = before.players.filter(({ id }) => !there.has(id));
  return [
    ...after.players.flatMap(({ id, details }): readonly ReportChange[] => {
      const was = earlier.get(id)?.details;
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

/** The changes that a rating office would have to know. */
const changesSince = (
  t: Tournament,
  { report, month, from }: SentReport,
): readonly ReportChange[] => [
  ...changesOfRounds(roundsIn(from, month), roundsIn(t, month)),
  ...changesOfPlayers(from, t, reportedDetails[report]),
];

/**
 * The sent reports, newest first, each with results, numbers and ratings that have changed: any of
 * these means that it has to be sent again. Names and clubs alone do not count.
 *
 * @article DSU 2002 §5g, §6
 */
export function viewSentReports(t: Tournament): readonly SentReportView[] {
  return t.sentReports.toReversed().map((sent, index, newestFirst) => {
    const { from: _, ...facts } = sent;
    const isReplaced = newestFirst
      .slice(0, index)
      .some(({ report, month }) => report === sent.report && month === sent.month);
    return { ...facts, changes: isReplaced ? [] : changesSince(t, sent) };
  });
}

/** A game with a separate rating result. */
export interface RatedOtherwise extends OfGame {
  readonly standing: GameResult | null;
  readonly rated: GameResult;
}

/** The results corrected for the rating alone, by round and board. */
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
