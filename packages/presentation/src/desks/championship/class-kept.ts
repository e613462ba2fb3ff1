import type { Right } from '@rokade/installation';
import type { OpenGamesView, Tournament } from '@rokade/tournament';

/** The class of a championship for which the reader has a helper's link; null: no such link. */
function classKept(rights: readonly Right[], { id }: Tournament): number | null {
  const kept = rights.flatMap(({ role, for: scope }) =>
    role === 'class-keeper' && scope.kind === 'task' && scope.event === id ? [scope.class] : [],
  );
  return kept[0] ?? null;
}

/**
 * The open games of the reader's class, including those against other classes; a reader without
 * such a class gets all open games.
 *
 * @article Tempelhof 2018 III.A.14
 */
export function openGamesOfClass(
  rights: readonly Right[],
  t: Tournament,
  view: OpenGamesView,
): OpenGamesView {
  const kept = classKept(rights, t);
  if (kept === null) return view;
  const entries = t.championship?.given ?? [];
  const members = new Set<string>(
    entries.filter((one) => one.class === kept).map(({ player }) => player),
  );
  const due = view.due.filter(({ white, black }) => members.has(white.id) || members.has(black.id));
  const rows = view.rows.filter(({ player }) => members.has(player.id));
  const places = rows.flatMap(({ games }) => games.map(({ round, board }) => `${round}/${board}`));
  return { ...view, due, rows, games: new Set(places).size };
}
