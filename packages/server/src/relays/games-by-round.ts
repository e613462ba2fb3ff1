const roundTag = /^\[Round "(\d+)/m;

/** The games of a PGN feed by their round (`[Round "3.7"]` is round 3), in their order. */
export function gamesByRound(pgn: string): ReadonlyMap<number, string> {
  const rounds = new Map<number, string[]>();
  for (const game of pgn.split(/^(?=\[Event )/m)) {
    const round = Number(roundTag.exec(game)?.[1] ?? 0);
    if (round > 0) rounds.set(round, [...(rounds.get(round) ?? []), game.trim()]);
  }
  return new Map([...rounds].map(([round, games]) => [round, `${games.join('\n\n')}\n`]));
}
