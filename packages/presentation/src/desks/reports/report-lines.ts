import { dateText, namesIn, plainFacts } from '@rokade/tables';
import type { Facts } from '@rokade/texts';
import type { ReportChange, ReportKind, SentReportView, Tournament } from '@rokade/tournament';
import { opponentsText } from '../../chess/opponents-text.ts';
import { fieldKey } from '../../console/journal/field-keys.ts';
import { resultInShort } from '../../console/journal/result-words.ts';
import type { Locale } from '../../words/locale.ts';

/** A report that was sent, as texts. */
export interface SentLine {
  readonly text: string;
  /** The day on which it was sent. */
  readonly date: string;
  /** What has changed since; if anything has, the report has to be sent again. */
  readonly changes: readonly string[];
}

/** The facts that a change's text needs besides the change's own. */
function factsBeside(t: Tournament, change: ReportChange, { t: say }: Locale<'console'>): Facts {
  const { nameOf } = namesIn(t);
  const players =
    'white' in change ? opponentsText(nameOf(change.white), nameOf(change.black)) : '';
  switch (change.kind) {
    case 'result':
      return {
        players,
        before: resultInShort(say, change.before),
        after: resultInShort(say, change.after),
      };
    case 'rated':
      return { players, rated: Number(change.rated) };
    case 'detail': {
      const nothing = say('reports.nothing');
      const { before, after, field } = change;
      return {
        field: say(fieldKey(field, t.settings.federation)),
        before: before || nothing,
        after: after || nothing,
      };
    }
    default:
      return { players };
  }
}

/** The text of a change since a report was sent. */
const changeText = (t: Tournament, change: ReportChange, locale: Locale<'console'>): string =>
  locale.t(`reports.change-${change.kind}`, {
    ...plainFacts(namesIn(t), change),
    ...factsBeside(t, change, locale),
  });

/** The reports of one kind that were sent, the newest first. */
export const sentLines = (
  t: Tournament,
  sent: readonly SentReportView[],
  { kind, locale }: { readonly kind: ReportKind; readonly locale: Locale<'console'> },
): readonly SentLine[] =>
  sent
    .filter(({ report }) => report === kind)
    .map(({ month, day, by, changes }) => {
      const date = dateText(locale.language, day);
      const text =
        month === null
          ? locale.t('reports.sent-whole', { date, by })
          : locale.t('reports.sent-part', { month, date, by });
      return { text, date, changes: changes.map((change) => changeText(t, change, locale)) };
    });
