import type { Application, TournamentSummary } from '@rokade/server';
import type { Origin, Tournament, TournamentId } from '@rokade/tournament';
import { offspring } from '../groups/offspring.ts';

/** A tournament as a link names it. */
export interface RelatedTournament {
  readonly id: TournamentId;
  readonly label: string;
}

/** Where a tournament's players come from, and where they went. */
export interface RelatedTournaments {
  readonly kind: Origin['kind'] | null;
  readonly from: readonly RelatedTournament[];
  /** The groups its entry list is divided into. */
  readonly groups: readonly RelatedTournament[];
  /** The stages that go on from its standings. */
  readonly stages: readonly RelatedTournament[];
}

const link = ({ id, name, group }: TournamentSummary): RelatedTournament => ({
  id,
  label: group || name,
});

/**
 * The tournaments before and after this one.
 *
 * @param sees which of them the reader may see
 */
export async function relatedTournaments(
  { tournaments }: Application,
  { id, settings }: Pick<Tournament, 'id' | 'settings'>,
  sees: (one: TournamentSummary) => boolean = () => true,
): Promise<RelatedTournaments> {
  const all = (await tournaments.list()).filter(sees);
  const { origin } = settings;
  const from = (origin?.tournaments ?? []).flatMap((one) =>
    all.filter((other) => other.id === one),
  );
  const byLabel = (found: readonly TournamentSummary[]): readonly RelatedTournament[] =>
    found.map(link).sort((a, b) => a.label.localeCompare(b.label, 'da', { numeric: true }));
  return {
    kind: origin?.kind ?? null,
    from: from.map(link),
    groups: byLabel(offspring(all, id, 'group')),
    stages: byLabel(offspring(all, id, 'stage')),
  };
}
