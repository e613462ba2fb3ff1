import { hasOpenGames, type Tournament } from '@rokade/tournament';
import { fideRecordLine } from '../trf/fide-records.ts';
import type { ScoringStatement, TrfDocument } from '../trf/trf-document.ts';
import { fideRecordsOf } from './fide-records-of.ts';
import { type DocumentOptions, tournamentDocument } from './tournament-document.ts';

/** Record 162 with X, by which the file says what an open game (`?`) counts for meanwhile. */
function openGamesPoints(t: Tournament, { scoring }: TrfDocument): readonly ScoringStatement[] {
  const isStated = scoring.some(({ dialect, symbol }) => dialect === '162' && symbol === 'X');
  return t.fideMode.kind === 'on' && hasOpenGames(t) && !isStated
    ? [{ dialect: '162', symbol: 'X', halfPoints: t.settings.scoring.draw }]
    : [];
}

/**
 * A tournament as the report file that leaves the house: with the `###` records of FIDE mode, and the
 * points of open games.
 */
export function reportFileDocument(t: Tournament, options: DocumentOptions): TrfDocument {
  const document = tournamentDocument(t, options);
  return {
    ...document,
    scoring: [...document.scoring, ...openGamesPoints(t, document)],
    otherLines: [...document.otherLines, ...fideRecordsOf(t).map(fideRecordLine)],
  };
}
