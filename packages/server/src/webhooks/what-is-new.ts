import {
  type BoardRow,
  type ByeRow,
  type GameResult,
  publishedRounds,
  type RoundView,
  type Tournament,
  viewRound,
} from '@rokade/tournament';

/** What was sent of a book: of a tournament by round, of a league by match. */
export type SentParts = Readonly<Record<string, SentPart>>;

export interface SentPart {
  /** Who meets whom. */
  readonly pairs: string;
  /** The results by board; a board without a result is missing. */
  readonly results: Readonly<Record<string, string>>;
}

interface NewsPlayer {
  readonly no: number;
  readonly name: string;
}

interface NewsBoard {
  readonly board: number;
  readonly white: NewsPlayer;
  readonly black: NewsPlayer;
  readonly result: NewsResult | null;
}

/** A result as visitors see it; scores in half-points. */
type NewsResult =
  | { readonly kind: 'played' | 'cancelled'; readonly white: number; readonly black: number }
  | { readonly kind: 'forfeit'; readonly absent: string }
  | { readonly kind: 'pending' };

/** A public change of a tournament. */
export type PublicNews =
  | {
      readonly kind: 'round-published';
      readonly round: number;
      readonly boards: readonly NewsBoard[];
      readonly byes: readonly (NewsPlayer & { readonly halfPoints: number })[];
    }
  | { readonly kind: 'round-taken-back'; readonly round: number }
  | (NewsBoard & { readonly kind: 'result'; readonly round: number });

function newsResult(result: GameResult | null): NewsResult | null {
  switch (result?.kind) {
    case undefined:
      return null;
    case 'played':
    case 'cancelled':
      return { kind: result.kind, white: result.white, black: result.black };
    case 'forfeit':
      return { kind: 'forfeit', absent: result.absent };
    case 'pending':
      return { kind: 'pending' };
  }
}

const newsPlayer = ({ no, name }: NewsPlayer): NewsPlayer => ({ no, name });

const newsBoard = ({ board, white, black, result }: BoardRow): NewsBoard => ({
  board,
  white: newsPlayer(white),
  black: newsPlayer(black),
  result: newsResult(result),
});

const newsBye = ({ player, halfPoints }: ByeRow) => ({ ...newsPlayer(player), halfPoints });

const sentRound = ({ boards, byes }: RoundView): SentPart => ({
  pairs: [
    ...boards.map(({ board, white, black }) => `${board}:${white.no}-${black.no}`),
    ...byes.map(({ player, halfPoints }) => `${player.no}+${halfPoints}`),
  ].join(' '),
  results: Object.fromEntries(
    boards.flatMap(({ board, result }) =>
      result === null ? [] : [[board, JSON.stringify(newsResult(result))]],
    ),
  ),
});

const roundsOf = (t: Tournament): readonly RoundView[] =>
  Array.from({ length: publishedRounds(t) }, (_, index) => viewRound(t, index + 1) ?? []).flat();

/** The record of a receiver to whom everything public of a tournament was sent. */
export const sentNow = (t: Tournament): SentParts =>
  Object.fromEntries(roundsOf(t).map((view) => [view.round, sentRound(view)]));

function newInRound(view: RoundView, before: SentPart | undefined): readonly PublicNews[] {
  const { round, boards, byes } = view;
  const now = sentRound(view);
  if (before?.pairs !== now.pairs) {
    const all = { boards: boards.map(newsBoard), byes: byes.map(newsBye) };
    return [{ kind: 'round-published', round, ...all }];
  }
  return boards
    .filter(({ board }) => before.results[board] !== now.results[board])
    .map((row) => ({ kind: 'result', round, ...newsBoard(row) }));
}

/**
 * The news of a public tournament compared with what was sent before. So whatever was not sent, for any
 * reason, is included, and what was changed and changed back is not.
 */
export function whatIsNew(sent: SentParts, t: Tournament): readonly PublicNews[] {
  const rounds = roundsOf(t);
  const published = new Set(rounds.map(({ round }) => String(round)));
  const takenBack = Object.keys(sent).filter((round) => !published.has(round));
  return [
    ...takenBack.map((round) => ({ kind: 'round-taken-back' as const, round: Number(round) })),
    ...rounds.flatMap((view) => newInRound(view, sent[view.round])),
  ];
}
