import type { Outcome } from '@rokade/sanctions';
import {
  dateText,
  giverText,
  groundArticle,
  groundName,
  lastDayOf,
  type OfficeWords,
  otherBodyText,
  sanctionName,
  sanctionStateText,
  sanctionSteps,
} from '@rokade/tables';
import type { Language } from '@rokade/tournament';

interface Reading {
  readonly language: Language;
  readonly t: OfficeWords;
}

/** A sanction as a person's page shows it on a day. */
export function sanctionLine(reading: Reading, one: Outcome, day: string) {
  const { t, language } = reading;
  const { values, lifted, annulled } = one;
  const dayText = (text: string): string => dateText(language, text, 'plain');
  const last = lastDayOf(one);
  const ended = lifted ?? annulled;
  return {
    id: one.id as string,
    no: one.no,
    values,
    name: sanctionName(t, one),
    state: sanctionStateText(t, one, day),
    ground: `${groundName(t, values)} (${groundArticle(values)})`,
    origin: t('sanctions.given-by', { given: dayText(values.given), by: giverText(t, values) }),
    lastDay: last === '' ? '' : t('sanctions.last-day', { day: dayText(last) }),
    kept: one.keptUntil === '' ? '' : t('sanctions.kept-until', { day: dayText(one.keptUntil) }),
    remark: otherBodyText(t, values),
    steps: sanctionSteps(reading, one),
    ended:
      ended === null
        ? ''
        : t(lifted === null ? 'sanctions.annulled-by' : 'sanctions.lifted', {
            day: dayText(ended.day),
            by: ended.endedBy,
            why: ended.endedFor,
          }),
    isAnnulled: annulled !== null,
    mayBeLifted: annulled === null && lifted === null && (one.sanction?.until ?? '') > day,
  };
}

export type SanctionLine = ReturnType<typeof sanctionLine>;
