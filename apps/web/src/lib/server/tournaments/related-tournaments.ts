import type {
  RelatedTournament,
  RelatedTournaments,
} from '@rokade/presentation/views/related/related-tournaments.ts';
import {
  type Application,
  derivedTournaments,
  madeFrom,
  type TournamentSummary,
} from '@rokade/server';
import { alphabetOf } from '@rokade/tables';
import type { Tournament } from '@rokade/tournament';
import { listedOf } from './listed-tournaments.ts';

const link = ({ id, name, group }: TournamentSummary): RelatedTournament => ({
  id,
  label: group || name,
});

/**
 * The tournaments from which this one was made, and those made from it.
 *
 * @param sees which of them the reader may see
 */
export async function relatedTournaments(
  app: Application,
  { id, settings }: Pick<Tournament, 'id' | 'settings'>,
  sees: (one: TournamentSummary) => boolean = () => true,
): Promise<RelatedTournaments> {
  const { origin } = settings;
  const origins = origin?.tournaments ?? [];
  const before = (await listedOf(app, origins)).filter(sees);
  const from = origins.flatMap((one) => before.filter((other) => other.id === one));
  const made = (await madeFrom(app, id)).filter(sees);
  const byLabel = (found: readonly TournamentSummary[]): readonly RelatedTournament[] =>
    found.map(link).sort((a, b) => alphabetOf('da')(a.label, b.label));
  return {
    kind: origin?.kind ?? null,
    from: from.map(link),
    groups: byLabel(derivedTournaments(made, id, 'group')),
    stages: byLabel(derivedTournaments(made, id, 'stage')),
  };
}
