import { dateText, namesIn } from '@rokade/tables';
import {
  type Language,
  nameWithGroup,
  normQuestion,
  plannedRounds,
  type Tournament,
} from '@rokade/tournament';
import { timeControlText } from '../../chess/round-play-text.ts';
import {
  type CertifiedPlayer,
  type Certifying,
  certificatesOf,
  eventDays,
} from './certified-norms.ts';
import type { NormCertificate } from './norm-certificate.ts';

/** The question and the language of certificates. */
interface Making extends Certifying {
  readonly language: Language;
}

function eventFacts(t: Tournament, { say, language }: Making): NormCertificate['facts'][number] {
  const { place, federation, roundDates, chiefArbiter, system, timeControl } = t.settings;
  const first = (roundDates[0] ?? '').slice(0, 10);
  const last = (roundDates.at(-1) ?? '').slice(0, 10);
  return [
    [say('terms.tournament'), nameWithGroup(t.settings)],
    [say('terms.place'), [place, federation].filter(Boolean).join(', ')],
    [say('norms.days'), eventDays(language, [first, last])],
    [say('norms.system'), say(`terms.system-${system.code}`)],
    [say('terms.time-control'), timeControlText(timeControl)],
    [say('terms.rounds'), String(plannedRounds(t))],
    [say('terms.chief-arbiter'), chiefArbiter],
  ];
}

/** The certificates of the norms that were made, by number. */
export function normCertificates(t: Tournament, making: Making): readonly NormCertificate[] {
  const { language } = making;
  const playerOf = (no: number): CertifiedPlayer | undefined => {
    const player = t.players[no - 1];
    if (player === undefined) return undefined;
    const { title, name, fideId, federation, birthDate, fideRating } = player.details;
    const born = dateText(language, birthDate, 'plain');
    return { id: player.id, title, name, fideId, federation, born, fideRating };
  };
  const event = eventFacts(t, making);
  return certificatesOf({ question: normQuestion(t), namer: namesIn(t), playerOf, event }, making);
}
