import type { Tournament } from '@rokade/tournament';
import { type AboutPart, line } from '../../views/about/about-part.ts';
import type { Locale } from '../../words/locale.ts';
import { incidentLines } from './incident-lines.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** The book of incidents for paper: the oldest first, with answers, clocks, penalty and words. */
export function incidentBook(t: Tournament, reading: Reading): readonly AboutPart[] {
  const { t: say } = reading;
  const incidents = incidentLines(t, reading)
    .toReversed()
    .map(
      ({ number, title, lines, recorded }): AboutPart => ({
        label: `${number}. ${recorded}`,
        lines: [title, ...lines].map((text) => line(text)),
        address: '',
      }),
    );
  const none: AboutPart = {
    label: say('incidents.book'),
    lines: [line(say('paper.incidents-none'))],
    address: '',
  };
  const signed: AboutPart = { label: '', lines: [line(say('paper.signed'))], address: '' };
  return [...(incidents.length === 0 ? [none] : incidents), signed];
}
