/** A line of a bracket in a round: one team, or two. */
export interface BracketLine {
  readonly round: number;
  readonly teams: readonly string[];
}

/** The lines of a round in their order, by those of the round after it; what leads nowhere stands last. */
function inOrder<Line extends BracketLine>(
  lines: readonly Line[],
  after: readonly Line[],
): readonly Line[] {
  const left = new Set(lines);
  const take = (line: Line | undefined): readonly Line[] => {
    if (line !== undefined) left.delete(line);
    return line === undefined ? [] : [line];
  };
  const leadsOn = (line: Line): boolean =>
    after.some(({ teams }) => teams.some((team) => line.teams.includes(team)));
  const ordered = after.flatMap(({ teams }) => {
    const own = teams.flatMap((team) => take([...left].find((line) => line.teams.includes(team))));
    // Who met nobody came through beside a line from which nobody went on.
    const nobody = own.length < 2 ? [...left].find((line) => !leadsOn(line)) : undefined;
    return [...own, ...take(nobody)];
  });
  return [...ordered, ...left];
}

/**
 * The lines of a bracket by round, the first round first, each round in the order of the bracket: the
 * lines of whoever meets in a round stand beside each other in the round before.
 */
export function bracketOrder<Line extends BracketLine>(
  lines: readonly Line[],
): readonly (readonly Line[])[] {
  const last = Math.max(0, ...lines.map(({ round }) => round));
  const rounds = Array.from({ length: last }, (_, index) =>
    lines.filter(({ round }) => round === index + 1),
  );
  for (let index = last - 2; index >= 0; index -= 1) {
    rounds[index] = [...inOrder(rounds[index] ?? [], rounds[index + 1] ?? [])];
  }
  return rounds;
}
