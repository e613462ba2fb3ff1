import { parseDate } from '../input/parse-date.ts';
import { parseEncodedTimeControl } from '../trf/encoded/time-control.ts';
import { parseTournamentType } from '../trf/encoded/tournament-type.ts';
import { lastPairedRound } from '../trf/paired-rounds.ts';
import type { TrfDocument } from '../trf/trf-document.ts';
import type { FideReportRequirement } from './fide-report-requirement.ts';
import { missingOfPlayers } from './missing-of-players.ts';

/** A date as FIDE requires it, `2026/04/02`, in a comparable form; '' for any other text. */
const fullDate = (text: string): string =>
  /^\d{4}\/\d\d\/\d\d$/.test(text) && /^\d{4}-\d\d-\d\d$/.test(parseDate(text) ?? '') ? text : '';

/** The day of a round, `26/04/02` in the file, in that form. */
const roundDate = (short: string): string =>
  short === '' ? '' : fullDate(`20${short.replaceAll(/[.-]/g, '/')}`);

function missingDates({ header }: TrfDocument): readonly FideReportRequirement[] {
  const [start, end] = [fullDate(header.startDate), fullDate(header.endDate)];
  return [
    ...(start === '' ? [{ code: 'fide-report.start-date-missing' } as const] : []),
    ...(end === '' ? [{ code: 'fide-report.end-date-missing' } as const] : []),
    ...(start !== '' && end !== '' && end < start
      ? [{ code: 'fide-report.dates-reversed' } as const]
      : []),
  ];
}

function missingRoundDate(document: TrfDocument, round: number): readonly FideReportRequirement[] {
  const { header, roundDates } = document;
  const date = roundDate(roundDates[round - 1] ?? '');
  if (date === '') return [{ code: 'fide-report.round-date-missing', round }];
  const [start, end] = [fullDate(header.startDate), fullDate(header.endDate)];
  const isOutside = (start !== '' && date < start) || (end !== '' && date > end);
  return isOutside ? [{ code: 'fide-report.round-date-outside', round }] : [];
}

function missingRounds(document: TrfDocument): readonly FideReportRequirement[] {
  const roundsPaired = lastPairedRound(document);
  const planned = document.roundsPlanned ?? roundsPaired;
  if (roundsPaired === 0) return [{ code: 'fide-report.rounds-missing' }];
  const rounds = Array.from({ length: roundsPaired }, (_, index) => index + 1);
  return [
    ...(roundsPaired < planned
      ? [{ code: 'fide-report.rounds-unplayed', held: roundsPaired, planned } as const]
      : []),
    ...rounds.flatMap((round) => missingRoundDate(document, round)),
  ];
}

/** Whether an arbiter has a title and a name, but no FIDE ID. */
const isWithoutId = (arbiter: string): boolean => arbiter !== '' && !/\d{4,}/.test(arbiter);

function missingInHeader({ header }: TrfDocument): readonly FideReportRequirement[] {
  const timeControl = parseEncodedTimeControl(header.encodedTimeControl);
  return [
    ...(header.name === '' ? [{ code: 'fide-report.name-missing' } as const] : []),
    ...(header.city === '' ? [{ code: 'fide-report.city-missing' } as const] : []),
    ...(/^[A-Z]{3}$/.test(header.federation)
      ? []
      : [{ code: 'fide-report.federation-missing' } as const]),
    ...(header.chiefArbiter === '' ? [{ code: 'fide-report.chief-arbiter-missing' } as const] : []),
    ...(timeControl === null ? [{ code: 'fide-report.time-control-missing' } as const] : []),
  ];
}

function missingTitleRecords({ header }: TrfDocument): readonly FideReportRequirement[] {
  const order = header.tieBreaks || header.standingsOrder;
  const missing = [
    ...(header.controller === '' ? ['182'] : []),
    ...(parseTournamentType(header.system) === null ? ['192'] : []),
    ...(order === '' ? ['202'] : []),
  ];
  return missing.map((record) => ({ code: 'fide-report.title-record-missing', record }));
}

/**
 * What a report to FIDE lacks, event first, then rounds, then players by number: the fields that the
 * format marks as mandatory for rating (`isRequired`), and those for which FIDE warns or which title
 * norms need. A player without a FIDE ID cannot be rated; an unfinished game makes the report
 * incomplete.
 */
export function missingInFideReport(document: TrfDocument): readonly FideReportRequirement[] {
  const { header, deputyArbiters } = document;
  return [
    ...missingInHeader(document),
    ...missingDates(document),
    ...missingRounds(document),
    ...[header.chiefArbiter, ...deputyArbiters]
      .filter(isWithoutId)
      .map((name) => ({ code: 'fide-report.arbiter-id-missing', name }) as const),
    ...missingTitleRecords(document),
    ...missingOfPlayers(document),
  ];
}
