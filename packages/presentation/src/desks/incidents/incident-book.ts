import type { Tournament } from '@rokade/tournament';
import { type AboutPart, line } from '../../views/about/about-part.ts';
import type { Locale } from '../../words/locale.ts';
import { incidentLines } from './incident-lines.ts';
import { type PositionDiagram, positionDiagram } from './position-diagram.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/**
 * The positions of the incidents by number: the one written with it, else the one after the move that was
 * noted, else at the last incident of a game the one after its last kept move.
 */
function diagrams(t: Tournament, reading: Reading): ReadonlyMap<number, PositionDiagram> {
  const found = t.incidents.flatMap((incident) => {
    const { number, round, board, words, ply } = incident;
    const isLast = t.incidents.every(
      (one) => one.round !== round || one.board !== board || one.number <= number,
    );
    const diagram = positionDiagram(t, reading, isLast || ply ? incident : null, [words]);
    return diagram === null ? [] : [[number, diagram] as const];
  });
  return new Map(found);
}

/** The book of incidents for paper: the oldest first, with answers, clocks, penalty and words. */
export function incidentBook(t: Tournament, reading: Reading): readonly AboutPart[] {
  const { t: say } = reading;
  const drawn = diagrams(t, reading);
  const incidents = incidentLines(t, reading)
    .toReversed()
    .map(({ number, title, article, lines, recorded }): AboutPart => {
      const diagram = drawn.get(number);
      return {
        label: `${number}. ${recorded}`,
        lines: [`${title} (${article})`, ...lines].map((text) => line(text)),
        ...(diagram !== undefined && { diagram }),
        address: '',
      };
    });
  const none: AboutPart = {
    label: say('incidents.book'),
    lines: [line(say('paper.incidents-none'))],
    address: '',
  };
  const signed: AboutPart = { label: '', lines: [line(say('paper.signed'))], address: '' };
  return [...(incidents.length === 0 ? [none] : incidents), signed];
}
