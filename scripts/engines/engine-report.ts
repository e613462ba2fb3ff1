import type { Difference } from './compare-rounds.ts';

interface KeyedDifference extends Difference {
  readonly key: string;
}

/** What was compared in one direction. */
export interface Tally {
  readonly tournaments: number;
  readonly rounds: number;
  /** Tournaments that the generator could not make. */
  readonly refused: number;
  /** With a key that says how to make the tournament again. */
  readonly differences: readonly KeyedDifference[];
  /** Standings that differ after the last round; null: they were not compared. */
  readonly standings: readonly KeyedDifference[] | null;
}

/** What a report is made from. */
export interface Compared {
  /** Tournaments of Rokade's, paired again by the outside engine. */
  readonly made: Tally;
  /** Tournaments of the outside engine's, paired again by Rokade. */
  readonly taken: Tally;
  /** Which engine is right, by the key of a difference. */
  readonly judged: Readonly<Record<string, string>>;
}

const isOpen =
  (judged: Compared['judged']) =>
  ({ key }: KeyedDifference): boolean =>
    !(key in judged);

/** The differences of a comparison that nobody judged. */
export const openDifferences = ({ made, taken, judged }: Compared): readonly KeyedDifference[] =>
  [made, taken]
    .flatMap(({ differences, standings }) => [...differences, ...(standings ?? [])])
    .filter(isOpen(judged));

const table = (
  differences: readonly KeyedDifference[],
  judged: Compared['judged'],
): readonly string[] =>
  differences.length === 0
    ? []
    : [
        '| Tournament and round | In the file | By the engine asked | Judgement |',
        '| --- | --- | --- | --- |',
        ...differences.map(({ key, inFile, byEngine, refusal }) => {
          const answer = refusal === '' ? byEngine.join(', ') : `none: ${refusal}`;
          return `| ${key} | ${inFile.join(', ')} | ${answer} | ${judged[key] ?? 'open'} |`;
        }),
        '',
      ];

function part(
  title: string,
  { tournaments, rounds, refused, differences, standings }: Tally,
  judged: Compared['judged'],
): readonly string[] {
  const open = differences.filter(isOpen(judged)).length;
  const compared =
    standings === null
      ? ['Standings were not compared.', '']
      : [
          `Points and tie-breaks after the last round differ in ${standings.length} tournaments, ${standings.filter(isOpen(judged)).length} of them not judged.`,
          '',
          ...table(standings, judged),
        ];
  return [
    `## ${title}`,
    '',
    `${rounds} rounds of ${tournaments} tournaments; ${refused} could not be made. ${differences.length} rounds differ, ${open} of them not judged.`,
    '',
    ...table(differences, judged),
    ...compared,
  ];
}

/** The report of a comparison, as Markdown. */
export const engineReport = ({ made, taken, judged }: Compared): string =>
  `${[
    '# The Dutch system compared with another engine',
    '',
    ...part('Tournaments of Rokade, paired again by the other engine', made, judged),
    ...part('Tournaments of the other engine, paired again by Rokade', taken, judged),
  ].join('\n')}`;
