import type { NormReport, TitleResult } from '@rokade/rules';
import { conditionText, dateText, namesIn, pointsText, requirementText } from '@rokade/tables';
import { citation, type Translate } from '@rokade/texts';
import {
  type Language,
  normQuestion,
  type Player,
  plannedRounds,
  type Tournament,
} from '@rokade/tournament';
import { reasonText } from '../../chess/reason-text.ts';
import { timeControlText } from '../../chess/round-play-text.ts';
import type { NormsQuestion } from './describe-norms.ts';
import { normReport } from './describe-norms.ts';
import type { CertificateGame, NormCertificate } from './norm-certificate.ts';

/** The question and the language of certificates. */
interface Making {
  readonly question: NormsQuestion;
  readonly say: Translate;
  readonly language: Language;
}

/** The data for the certificate of one norm. */
interface Certifying extends Making {
  readonly t: Tournament;
  readonly player: Player;
  readonly result: TitleResult;
  readonly report: NormReport;
}

type Facts = NormCertificate['facts'][number];

const filled = (facts: Facts): Facts => facts.filter(([, value]) => value !== '');

const playerFacts = ({ say, language, player: { details } }: Certifying): Facts =>
  filled([
    [say('terms.name'), details.name],
    [say('terms.title'), details.title],
    [say('terms.federation'), details.federation],
    [say('terms.fide-id'), details.fideId],
    [say('terms.birth-date'), dateText(language, details.birthDate, 'plain')],
    [say('norms.elo'), details.fideRating === null ? '' : String(details.fideRating)],
  ]);

function eventFacts({ say, language, t }: Certifying): Facts {
  const { name, group, place, federation, roundDates, chiefArbiter, system, timeControl } =
    t.settings;
  const days = [roundDates[0] ?? '', roundDates.at(-1) ?? ''].map((day) =>
    dateText(language, day.slice(0, 10), 'short'),
  );
  return filled([
    [say('terms.tournament'), [name, group].filter(Boolean).join(', ')],
    [say('terms.place'), [place, federation].filter(Boolean).join(', ')],
    [say('norms.days'), [...new Set(days)].filter(Boolean).join(' – ')],
    [say('norms.system'), say(`terms.system-${system.code}`)],
    [say('terms.time-control'), timeControlText(timeControl)],
    [say('terms.rounds'), String(plannedRounds(t))],
    [say('terms.chief-arbiter'), chiefArbiter],
  ]);
}

function resultFacts({ say, result }: Certifying): Facts {
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
function gamesOf({ t, player, result }: Certifying): readonly CertificateGame[] {
  const { players } = normQuestion(t);
  const records = players[player.no - 1]?.records ?? [];
  return records.flatMap((record, index) => {
    const round = index + 1;
    if (record.kind !== 'game' || record.status !== 'played') return [];
    if (result.ignored.includes(round)) return [];
    const details = t.players[record.opponent - 1]?.details;
    if (details === undefined) return [];
    const { title, name, fideId, federation, fideRating } = details;
    const rating = fideRating === null ? '–' : String(fideRating);
    const score = pointsText(record.halfPoints);
    return [{ round, title, name, fideId, federation, rating, score }];
  });
}

/**
 * The conditions that were assumed or declared to be met, which the arbiter confirms by a
 * signature.
 */
const confirmed = ({ report, say }: Certifying): readonly string[] =>
  report.conditions
    .filter(({ have, isWanted, state }) => isWanted && have === null && state !== 'missed')
    .map((condition) => conditionText(say, condition));

function certificate(certifying: Certifying): NormCertificate {
  const { say, t, player, result, report } = certifying;
  const names = namesIn(t);
  return {
    key: `${player.id}/${result.title}`,
    player: player.id,
    heading: say('norms.certificate-heading', { title: result.title }),
    facts: [playerFacts(certifying), eventFacts(certifying), resultFacts(certifying)],
    headings: [
      say('terms.round'),
      say('terms.opponent'),
      say('terms.fide-id'),
      say('terms.federation'),
      say('norms.elo'),
      say('norms.score'),
    ],
    games: gamesOf(certifying),
    requirements: result.requirements.map(
      (requirement) => `${requirementText(say, requirement)} [${citation(requirement.article)}]`,
    ),
    notes: result.because.map((reason) => reasonText(say, names, reason)),
    confirmHeading: say('norms.confirm', { edition: say(`norms.edition-${report.edition}`) }),
    confirm: confirmed(certifying),
    signatures: [say('norms.sign-arbiter'), say('norms.sign-federation')],
  };
}

/** The certificates of the norms that were made, by number. */
export function normCertificates(t: Tournament, making: Making): readonly NormCertificate[] {
  const report = normReport(t, making.question);
  return report.norms.flatMap((result) => {
    const player = t.players[result.no - 1];
    return player === undefined ? [] : [certificate({ ...making, t, player, result, report })];
  });
}
