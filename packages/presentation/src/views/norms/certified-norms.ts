import type { NormQuestion, NormReport, PlayerNo, TitleResult } from '@rokade/rules';
import { conditionText, dateText, type Namer, pointsText, requirementText } from '@rokade/tables';
import { citation, type Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { reasonText } from '../../chess/reason-text.ts';
import { type NormsQuestion, reportOn } from './describe-norms.ts';
import type { CertificateGame, NormCertificate } from './norm-certificate.ts';

/** A player of certificates, as FIDE's list has them; '' = not known. */
export interface CertifiedPlayer {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly fideId: string;
  readonly federation: string;
  /** The day of birth, or the year, in words. */
  readonly born: string;
  readonly fideRating: number | null;
}

type Facts = NormCertificate['facts'][number];

/** What certificates are made from: a tournament, or a division of a league. */
export interface CertificateSource {
  readonly question: NormQuestion;
  readonly namer: Namer;
  readonly playerOf: (no: PlayerNo) => CertifiedPlayer | undefined;
  /** What is said of the event; a fact that is '' is left out. */
  readonly event: Facts;
}

/** The question and the words of certificates. */
export interface Certifying {
  readonly question: NormsQuestion;
  readonly say: Translate;
}

/** The first and last day of an event, `2026-11-30`, as a certificate says them; '' = not known. */
export const eventDays = (language: Language, days: readonly [string, string]): string =>
  [...new Set(days.map((day) => dateText(language, day, 'short')))].filter(Boolean).join(' – ');

/** The data for the certificate of one norm. */
interface OneNorm extends Certifying {
  readonly source: CertificateSource;
  readonly player: CertifiedPlayer;
  readonly result: TitleResult;
  readonly report: NormReport;
}

const filled = (facts: Facts): Facts => facts.filter(([, value]) => value !== '');

const playerFacts = ({ say, player }: OneNorm): Facts =>
  filled([
    [say('terms.name'), player.name],
    [say('terms.title'), player.title],
    [say('terms.federation'), player.federation],
    [say('terms.fide-id'), player.fideId],
    [say('terms.birth-date'), player.born],
    [say('norms.elo'), player.fideRating === null ? '' : String(player.fideRating)],
  ]);

function resultFacts({ say, result }: OneNorm): Facts {
  const { title, games, halfPoints, neededHalfPoints, average, performance, worth } = result;
  const number = (value: number | null): string => (value === null ? '' : String(value));
  return filled([
    [say('norms.norm'), title],
    [say('terms.games'), String(games)],
    [say('norms.score'), pointsText(halfPoints)],
    [say('norms.needed'), neededHalfPoints === null ? '' : pointsText(neededHalfPoints)],
    [say('norms.average'), number(average)],
    [say('norms.performance'), number(performance)],
    [say('norms.worth'), number(worth)],
  ]);
}

/** The games that count for the norm, round by round. */
function gamesOf({ source, result }: OneNorm): readonly CertificateGame[] {
  const { players } = source.question;
  const records = players.find(({ no }) => no === result.no)?.records ?? [];
  return records.flatMap((record, index) => {
    const round = index + 1;
    if (record.kind !== 'game' || record.status !== 'played') return [];
    if (result.ignored.includes(round)) return [];
    const opponent = source.playerOf(record.opponent);
    if (opponent === undefined) return [];
    const { title, name, fideId, federation, fideRating } = opponent;
    const rating = fideRating === null ? '–' : String(fideRating);
    const score = pointsText(record.halfPoints);
    return [{ round, title, name, fideId, federation, rating, score }];
  });
}

/**
 * The conditions that were assumed or declared to be met, which the arbiter confirms by a
 * signature.
 */
const confirmed = ({ report, say }: OneNorm): readonly string[] =>
  report.conditions
    .filter(({ have, isWanted, state }) => isWanted && have === null && state !== 'missed')
    .map((condition) => conditionText(say, condition));

function certificate(one: OneNorm): NormCertificate {
  const { say, source, player, result, report } = one;
  return {
    key: `${player.id}/${result.title}`,
    player: player.id,
    heading: say('norms.certificate-heading', { title: result.title }),
    facts: [playerFacts(one), filled(source.event), resultFacts(one)],
    headings: [
      say('terms.round'),
      say('terms.opponent'),
      say('terms.fide-id'),
      say('terms.federation'),
      say('norms.elo'),
      say('norms.score'),
    ],
    games: gamesOf(one),
    requirements: result.requirements.map(
      (requirement) => `${requirementText(say, requirement)} [${citation(requirement.article)}]`,
    ),
    notes: result.because.map((reason) => reasonText(say, source.namer, reason)),
    confirmHeading: say('norms.confirm', { edition: say(`norms.edition-${report.edition}`) }),
    confirm: confirmed(one),
    signatures: [say('norms.sign-arbiter'), say('norms.sign-federation')],
  };
}

/** The certificates of the norms that were made, by number. */
export function certificatesOf(
  source: CertificateSource,
  making: Certifying,
): readonly NormCertificate[] {
  const report = reportOn(source.question, making.question);
  return report.norms.flatMap((result) => {
    const player = source.playerOf(result.no);
    return player === undefined ? [] : [certificate({ ...making, source, player, result, report })];
  });
}
