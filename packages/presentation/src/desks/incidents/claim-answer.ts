import {
  afterMove,
  type ClaimKind,
  citedArticle,
  type LawsEdition,
  type Move,
  type PlayedGame,
  type Position,
  positionKey,
  readMove,
} from '@rokade/rules';
import { citation, moveFaultText } from '@rokade/texts';
import type { Locale } from '../../words/locale.ts';
import { plyLabel, positionAfter, type RestingPly, restingPlies } from './game-laws.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** A claim of a draw by the player to move. */
export interface DrawClaim {
  /** The ply after which it is made. */
  readonly ply: number;
  readonly kind: ClaimKind;
  /** The move that is written and not made; '': the claim is about the position on the board. */
  readonly intended: string;
}

/** Whether a claim is right, with what it rests on. */
export interface ClaimAnswer {
  /** null: the claim cannot be judged, since its move cannot be read. */
  readonly right: boolean | null;
  readonly text: string;
  readonly article: string;
  readonly plies: readonly RestingPly[];
}

const quietMoves = ({ quietPlies }: Position): number => Math.floor(quietPlies / 2);

/** The plies up to one after which a position stood. */
function occurrences(game: PlayedGame, until: number, position: Position): readonly number[] {
  const key = positionKey(position);
  return Array.from({ length: until + 1 }, (_, ply) => ply).filter(
    (ply) => positionKey(positionAfter(game, ply)) === key,
  );
}

/** What speaks against a claim: how often the position stood, or how many moves were made. */
function wrong(
  reading: Reading,
  game: PlayedGame,
  { ply, kind }: DrawClaim,
  { position, extra }: { readonly position: Position; readonly extra: number },
): ClaimAnswer {
  const plies = kind === 'threefold' ? occurrences(game, ply, position) : [];
  const facts =
    kind === 'threefold' ? { count: plies.length + extra } : { count: quietMoves(position) };
  return {
    right: false,
    text: reading.t(`game.claim-wrong-${kind}`, facts),
    article: '',
    plies: restingPlies(reading, game, plies),
  };
}

/** A claim on the position that stands on the board. */
function present(
  reading: Reading,
  game: PlayedGame,
  claim: DrawClaim,
  laws: LawsEdition,
): ClaimAnswer {
  const found = game.claims.find(({ ply, kind }) => ply === claim.ply && kind === claim.kind);
  if (found === undefined) {
    return wrong(reading, game, claim, { position: positionAfter(game, claim.ply), extra: 0 });
  }
  return {
    right: true,
    text: reading.t(`game.claim-right-${claim.kind}`),
    article: citation(citedArticle(laws, found.article)),
    plies: restingPlies(reading, game, found.plies),
  };
}

/** A claim with a move that is written and not made. */
function withMove(
  reading: Reading,
  game: PlayedGame,
  claim: DrawClaim,
  { laws, move }: { readonly laws: LawsEdition; readonly move: Move },
): ClaimAnswer {
  const found = game.intended.find(
    (one) => one.ply === claim.ply && one.kind === claim.kind && one.move === move,
  );
  const before = positionAfter(game, claim.ply);
  if (found === undefined) {
    return wrong(reading, game, claim, { position: afterMove(before, move), extra: 1 });
  }
  const next = claim.ply + 1;
  const played = restingPlies(
    reading,
    game,
    found.plies.filter((ply) => ply < next),
  );
  return {
    right: true,
    text: reading.t(`game.claim-right-${claim.kind}`),
    article: citation(citedArticle(laws, found.article)),
    plies: [
      ...played,
      { ply: claim.ply, label: reading.t('game.written-move', { move: claim.intended }) },
    ],
  };
}

/** The legal move of a text in any of the languages' letters; else why it is refused. */
function intendedMove(reading: Reading, position: Position, text: string) {
  const tried = (['en', 'da'] as const).map((notation) => readMove(position, text, notation));
  const [first, second] = reading.language === 'en' ? tried : tried.toReversed();
  return first?.ok === false && second?.ok === true ? second : first;
}

/**
 * Judges a claim of a draw by repetition or by fifty moves, on the position on the board or with a
 * written move, from the moves of the game.
 *
 * @article Laws 2001 9.2, 9.3
 * @article FIDE Laws 2023 9.2, 9.3
 */
export function claimAnswer(
  reading: Reading,
  game: PlayedGame,
  claim: DrawClaim,
  laws: LawsEdition,
): ClaimAnswer {
  const { ended } = game;
  if (ended !== null && ended.ply <= claim.ply) {
    return {
      right: null,
      text: reading.t('game.claim-after-end', { move: plyLabel(reading, game, ended.ply) }),
      article: citation(citedArticle(laws, ended.article)),
      plies: [],
    };
  }
  if (claim.intended === '') return present(reading, game, claim, laws);
  const read = intendedMove(reading, positionAfter(game, claim.ply), claim.intended);
  if (read?.ok === true) return withMove(reading, game, claim, { laws, move: read.value });
  const why = read === undefined ? '' : moveFaultText(reading.t, read.error);
  return {
    right: null,
    text: reading.t('game.claim-unreadable', { move: claim.intended, text: why }),
    article: '',
    plies: [],
  };
}
