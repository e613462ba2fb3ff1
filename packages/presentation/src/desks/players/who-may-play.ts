import { nobody } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { type Tournament, viewEligibility } from '@rokade/tournament';
import { reasonText } from '../../chess/reason-text.ts';
import type { Locale } from '../../words/locale.ts';

/**
 * Remarks on the players: who is not eligible, and whether there are enough; [] without players.
 */
export function whoMayPlay({ t: say }: Pick<Locale<'server'>, 't'>, t: Tournament) {
  if (t.players.length === 0) return [];
  const { outsiders, findings } = viewEligibility(t);
  const remarks = outsiders.flatMap(({ out, unknown, article }) => [
    { key: 'championship.exceptions', names: out, article } as const,
    { key: 'championship.unknown', names: unknown, article } as const,
  ]);
  return [
    ...remarks
      .filter(({ names }) => names.length > 0)
      .map(({ key, names, article }) => ({
        text: say(key, { names: names.join('; ') }),
        article: citation(article),
      })),
    ...findings.map((one) => ({
      text: reasonText(say, nobody, one),
      article: citation(one.article),
    })),
  ];
}
