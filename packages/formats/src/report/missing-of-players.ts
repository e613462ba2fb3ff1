import { parseDate } from '../input/parse-date.ts';
import type { TrfCell, TrfDocument, TrfPlayer } from '../trf/trf-document.ts';
import type { FideReportRequirement } from './fide-report-requirement.ts';

const hasGame = ({ cells }: TrfPlayer): boolean =>
  cells.some((cell) => cell?.kind === 'game' && cell.result !== '+' && cell.result !== '-');

function missingIds(
  { no: player, name, fideId }: TrfPlayer,
  first: ReadonlyMap<string, number>,
): readonly FideReportRequirement[] {
  if (fideId === '' || /^0+$/.test(fideId)) {
    return [{ code: 'fide-report.fide-id-missing', player, name }];
  }
  if (!/^\d{4,11}$/.test(fideId)) {
    return [{ code: 'fide-report.fide-id-invalid', player, text: fideId }];
  }
  const other = first.get(fideId) ?? player;
  return other === player ? [] : [{ code: 'fide-report.fide-id-twice', player, other }];
}

function missingFacts({
  no: player,
  name,
  rank,
  birthDate,
  sex,
  federation,
}: TrfPlayer): readonly FideReportRequirement[] {
  const facts = { player, name };
  return [
    ...(name === '' ? [{ code: 'fide-report.player-name-missing', player } as const] : []),
    ...(rank === null ? [{ code: 'fide-report.rank-missing', player } as const] : []),
    ...((parseDate(birthDate) ?? '') === ''
      ? [{ code: 'fide-report.birth-date-missing', ...facts } as const]
      : []),
    ...(sex === '' ? [{ code: 'fide-report.sex-missing', ...facts } as const] : []),
    ...(/^[A-Z]{3}$/.test(federation)
      ? []
      : [{ code: 'fide-report.player-federation-missing', ...facts } as const]),
  ];
}

/** Games without a result, each once, with White or the lower number. */
function unfinished({ no: player, cells }: TrfPlayer): readonly FideReportRequirement[] {
  const isMine = (cell: Extract<TrfCell, { kind: 'game' }>): boolean =>
    cell.colour === null ? player < cell.opponent : cell.colour === 'white';
  return cells.flatMap((cell, index) => {
    if (cell?.kind !== 'game' || cell.result !== '?' || !isMine(cell)) return [];
    const { opponent } = cell;
    return [{ code: 'fide-report.game-unfinished', round: index + 1, player, opponent } as const];
  });
}

/** What the players' lines lack for a report to FIDE, by number. */
export function missingOfPlayers({ players }: TrfDocument): readonly FideReportRequirement[] {
  const sorted = players.toSorted((a, b) => a.no - b.no);
  const first = new Map(sorted.toReversed().map(({ no, fideId }) => [fideId, no]));
  return sorted.flatMap((player) => [
    ...missingIds(player, first),
    ...missingFacts(player),
    ...unfinished(player),
    ...(hasGame(player)
      ? []
      : [{ code: 'fide-report.no-game', player: player.no, name: player.name } as const]),
  ]);
}
