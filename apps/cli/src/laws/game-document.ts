import { fenOf, type PlayedGame, uciOf, writeMove } from '@rokade/rules';

function intendedDocument({ intended, plies, position }: PlayedGame) {
  return intended.map(({ ply, kind, article, move, plies: restsOn }) => {
    const before = plies[ply]?.before ?? position;
    return { ply, kind, article, move: writeMove(before, move), plies: restsOn };
  });
}

/** A game for programs; with `explain` also what each claim rests on, and the claims that come with a move. */
export function gameDocument(game: PlayedGame, explain: boolean) {
  const { plies, position, claims, ended } = game;
  return {
    plies: plies.map(({ ply, before, move, afterEnd }) => ({
      ply,
      san: writeMove(before, move),
      uci: uciOf(move),
      ...(afterEnd ? { 'after-end': true } : {}),
    })),
    fen: fenOf(position),
    claims: claims.map(({ ply, kind, article, plies: restsOn }) => ({
      ply,
      kind,
      article,
      ...(explain ? { plies: restsOn } : {}),
    })),
    ended,
    ...(explain ? { intended: intendedDocument(game) } : {}),
  };
}
