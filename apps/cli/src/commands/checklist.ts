import type { TournamentReader } from '@rokade/formats';
import {
  type ChecklistLine,
  err,
  ok,
  type PairingRequest,
  type PairingSystem,
  pointsOf,
  type Result,
} from '@rokade/rules';
import { checklistColumns } from '@rokade/tables';
import { systems } from '@rokade/tournament';
import { hasOption } from '../options.ts';
import { type Context, jsonLine, type Outcome } from '../outcome.ts';
import { printedTable, titleOf } from '../say/printed-table.ts';
import { playersByNo } from '../standings/standings-tables.ts';
import { optionFault } from '../system-options.ts';

/** A system that has a checklist. */
export type CheckingSystem = PairingSystem & Required<Pick<PairingSystem, 'checklist'>>;

const hasChecklist = (system: PairingSystem): system is CheckingSystem =>
  system.checklist !== undefined;

/** The system whose checklist is wanted, null if none is; a fault for systems without one. */
export function checklistOption(
  context: Context,
  system: PairingSystem,
): Result<CheckingSystem | null, Outcome> {
  if (!hasOption(context, 'checklist')) return ok(null);
  return hasChecklist(system)
    ? ok(system)
    : err(optionFault(context, 'checklist', (code) => systems[code].pages.includes('checklist')));
}

/** What a checklist is printed from. */
export interface ChecklistInput {
  readonly context: Context;
  readonly system: CheckingSystem;
  readonly source: TournamentReader;
  readonly request: PairingRequest;
}

const checklistJson = (
  { system, request }: ChecklistInput,
  lines: readonly ChecklistLine[],
): string =>
  jsonLine({
    system: system.code,
    edition: system.edition,
    round: request.roundNumber,
    checklist: lines.map(({ halfPoints, virtualHalfPoints, ...line }) => ({
      ...line,
      points: pointsOf(halfPoints),
      virtualPoints: pointsOf(virtualHalfPoints),
    })),
  });

/** All that counts when a round is paired, player by player, as a table or JSON. */
export function checklistText(input: ChecklistInput, format: string): string {
  const { context, system, source, request } = input;
  const { roundNumber: round } = request;
  const lines = system.checklist(request);
  if (format === 'json') return checklistJson(input, lines);
  const head = titleOf(source.name, context.t('terms.round-n', { round }));
  const playerOf = playersByNo(source.players);
  const rows = lines.map((line) => ({ ...line, player: playerOf(line.no) }));
  const table = printedTable(context, { columns: checklistColumns(context.t), rows });
  return `${head}\n\n${table}`;
}
