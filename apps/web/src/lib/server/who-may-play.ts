import { citation } from '@rokade/texts';
import { type Tournament, viewEligibility } from '@rokade/tournament';
import { nobody } from '#lib/chess/plain-facts.ts';
import { reasonText } from '#lib/chess/reason-text.ts';

/**
 * What is to be said of those who entered: whom the tournament is not for, and whether they are enough.
 * Nothing before anybody has entered.
 */
export function whoMayPlay({ t: say }: Pick<App.Locals, 't'>, t: Tournament) {
  if (t.players.length === 0) return [];
  const { outsiders, findings } = viewEligibility(t);
  const said = [
    ['championship.exceptions', outsiders?.out ?? []],
    ['championship.unknown', outsiders?.unknown ?? []],
  ] as const;
  return [
    ...said.flatMap(([key, names]) =>
      names.length === 0
        ? []
        : [
            {
              text: say(key, { names: names.join('; ') }),
              article: citation(outsiders?.article ?? ''),
            },
          ],
    ),
    ...findings.map((one) => ({
      text: reasonText(say, nobody, one),
      article: citation(one.article),
    })),
  ];
}
