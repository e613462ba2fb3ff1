import {
  candidatesInFile,
  divisionDocument,
  type FideForm,
  fideForms,
  trfReader,
} from '@rokade/formats';
import {
  type Division,
  type DivisionId,
  federationOfMost,
  formOf,
  type League,
} from '@rokade/league';
import { invariant } from '@rokade/rules';
import type { Namer } from '@rokade/tables';
import type { Translate } from '@rokade/texts';
import { danishRules, type Language } from '@rokade/tournament';
import {
  type CertifiedPlayer,
  type Certifying,
  certificatesOf,
  eventDays,
} from '../../views/norms/certified-norms.ts';
import {
  type NormSource,
  type NormsQuestion,
  normLines,
  reportOn,
} from '../../views/norms/describe-norms.ts';
import type { NormCertificate } from '../../views/norms/norm-certificate.ts';
import type { NormLines } from '../../views/norms/norm-lines.ts';

/** A division read as its report file with FIDE's ratings is read. */
const fideReader = (league: League, division: DivisionId) =>
  trfReader(divisionDocument(league, division, 'fide'));

/** Whether the division's games can count for norms: long ones, with FIDE's ratings in the squads. */
const hasFideRatings = (league: League, division: DivisionId): boolean =>
  fideReader(league, division).players.some(({ rating }) => rating !== null);

/** What the norms of a division are judged from; candidate results by the Danish ratings in its squads. */
function sourceOf(league: League, division: DivisionId): NormSource {
  const reader = fideReader(league, division);
  const namer: Namer = {
    nameOf: (id) => id,
    nameOfNo: (no) => reader.players.find((player) => player.no === no)?.name ?? String(no),
  };
  const federation = federationOfMost(league);
  const isDanish = ['', danishRules('').list.federation].includes(federation);
  return {
    question: reader.normQuestion(),
    namer,
    playerOf: (no) => {
      const player = reader.players.find((one) => one.no === no);
      invariant(player !== undefined, `number ${no} is a player`);
      return { ...player, id: String(no) };
    },
    candidates: isDanish
      ? candidatesInFile(trfReader(divisionDocument(league, division, 'national')))
      : [],
    places: () => null,
  };
}

/** The norms of a division, and whether FIDE's ratings are known, without which there are none. */
export interface DivisionNorms {
  readonly isRated: boolean;
  readonly lines: NormLines;
}

/** The norms and candidate results of a division. */
export const divisionNorms = (
  league: League,
  division: DivisionId,
  { question, say }: { readonly question: NormsQuestion; readonly say: Translate },
): DivisionNorms => ({
  isRated: hasFideRatings(league, division),
  lines: normLines(sourceOf(league, division), question, say),
});

/** A report file's day, `26/11/21` or `2026/11/21`, as other days are written. */
const plainDay = (day: string): string => day.replaceAll('/', '-');

/** The certificates of the norms that were made in a division, in words, by number. */
export function divisionCertificates(
  league: League,
  division: Division,
  { language, ...making }: Certifying & { readonly language: Language },
): readonly NormCertificate[] {
  const { say } = making;
  const document = divisionDocument(league, division.id, 'fide');
  const { header, roundsPlanned, players } = document;
  const [first, last] = [plainDay(header.startDate), plainDay(header.endDate)];
  const event = [
    [say('terms.tournament'), header.name],
    [say('terms.federation'), header.federation],
    [say('norms.days'), eventDays(language, [first, last])],
    [say('norms.system'), say(`leagues.form-${formOf(division).code}`)],
    [say('terms.rounds'), String(roundsPlanned ?? '')],
    [say('terms.chief-arbiter'), header.chiefArbiter],
  ] as const;
  const playerOf = (no: number): CertifiedPlayer | undefined => {
    const player = players.find((one) => one.no === no);
    if (player === undefined) return undefined;
    const { title, name, fideId, federation, birthDate, rating } = player;
    const born = birthDate.slice(0, 4);
    return { id: String(no), title, name, fideId, federation, born, fideRating: rating };
  };
  const { question, namer } = sourceOf(league, division.id);
  return certificatesOf({ question, namer, playerOf, event }, making);
}

/** FIDE's forms of a division: the report of the event, and a form for each norm. */
export const divisionForms = (
  league: League,
  division: DivisionId,
  question: NormsQuestion,
): readonly FideForm[] => {
  const document = divisionDocument(league, division, 'fide');
  const { norms } = reportOn(trfReader(document).normQuestion(), question);
  return fideForms({ document, norms });
};
