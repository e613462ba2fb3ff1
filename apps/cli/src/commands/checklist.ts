import type { TournamentReader } from '@rokade/formats';
import {
  type ChecklistLine,
  type Colour,
  err,
  ok,
  type PairingRequest,
  type PairingSystem,
  pointsOf,
  type Result,
} from '@rokade/rules';
import { systems } from '@rokade/tournament';
import { hasOption, type Options } from '../options.ts';
import { type Context, jsonLine, type Outcome } from '../outcome.ts';
import { playerName } from '../say/player-name.ts';
import { pointsText } from '../say/points.ts';
import { type TableColumn, textTable } from '../say/text-table.ts';
import { optionFault } from '../system-options.ts';

/** A system that knows a checklist. */
export type CheckingSystem = PairingSystem & Required<Pick<PairingSystem, 'checklist'>>;

const hasChecklist = (system: PairingSystem): system is CheckingSystem =>
  system.checklist !== undefined;

/** The system whose checklist is asked for, null if none is; a fault with those that have none. */
export function checklistOption(
  context: Context,
  options: Options,
  system: PairingSystem,
): Result<CheckingSystem | null, Outcome> {
  if (!hasOption(options, 'checklist')) return ok(null);
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

function columnsOf({ context: { t } }: ChecklistInput): readonly TableColumn[] {
  const left = (head: string): TableColumn => ({ head, align: 'left' });
  const right = (head: string): TableColumn => ({ head, align: 'right' });
  return [
    right(t('terms.number')),
    left(t('terms.name')),
    right(t('terms.points')),
    right(t('checklist.virtual')),
    left(t('checklist.colours')),
    right(t('checklist.difference')),
    left(t('checklist.preference')),
    left(t('checklist.float-before')),
    left(t('checklist.float-two-before')),
    left(t('terms.bye')),
    right(t('checklist.unplayed')),
    left(t('checklist.topscorer')),
    left(t('checklist.met')),
  ];
}

const arrows = { down: '↓', level: '', up: '↑' } as const;

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : `${difference}`;

function cellsOf(
  { context: { t }, source }: ChecklistInput,
  line: ChecklistLine,
): readonly string[] {
  const letter = (colour: Colour | null): string =>
    colour === null ? '–' : t(`checklist.${colour}-letter`);
  const { colour, kind } = line.preference;
  const player = source.players.find(({ no }) => no === line.no);
  return [
    String(line.no),
    player === undefined ? '' : playerName(player),
    pointsText(line.halfPoints),
    line.virtualHalfPoints === 0 ? '' : pointsText(line.virtualHalfPoints),
    line.colours.map(letter).join(''),
    signed(line.colourDifference),
    kind === 'none' ? '' : t(`checklist.${kind}`, { colour: letter(colour) }),
    arrows[line.floatBefore],
    arrows[line.floatTwoBefore],
    t(line.mayHaveBye ? 'checklist.yes' : 'checklist.no'),
    String(line.unplayedRounds),
    line.isTopscorer ? t('checklist.yes') : '',
    line.opponents.join(' '),
  ];
}

/** All that counts when a round is paired, player by player, as a table or JSON. */
export function checklistText(input: ChecklistInput, format: string): string {
  const { context, system, source, request } = input;
  const { roundNumber: round } = request;
  const lines = system.checklist(request);
  if (format === 'json') return checklistJson(input, lines);
  const head = [source.name, context.t('terms.round-n', { round })].filter((part) => part !== '');
  const table = textTable(
    columnsOf(input),
    lines.map((line) => cellsOf(input, line)),
  );
  return `${head.join(' · ')}\n\n${table}`;
}
