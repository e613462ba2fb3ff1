import type { Application, TournamentSummary } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import { derivedTournaments } from '#lib/views/related/derived-tournaments.ts';
import type {
  RelatedTournament,
  RelatedTournaments,
} from '#lib/views/related/related-tournaments.ts';

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
    groups: byLabel(derivedTournaments(all, id, 'group')),
    stages: byLabel(derivedTournaments(all, id, 'stage')),
  };
}
