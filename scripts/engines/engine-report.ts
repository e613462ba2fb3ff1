import type { Difference } from './compare-rounds.ts';
import { type DepartureName, departures } from './known-departures.ts';

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
  ({ key, departure }: KeyedDifference): boolean =>
    !(key in judged) && (departure ?? null) === null;

/** The differences of a comparison that no departure explains and nobody judged. */
export const openDifferences = ({ made, taken, judged }: Compared): readonly KeyedDifference[] =>
  [made, taken]
    .flatMap(({ differences, standings }) => [...differences, ...(standings ?? [])])
    .filter(isOpen(judged));

/** Who is right, by which article; `open` where nobody knows. */
function judgementOf({ key, departure }: KeyedDifference, judged: Compared['judged']): string {
  const own = judged[key];
  if (own !== undefined) return own;
  if (departure === undefined || departure === null) return 'open';
  const { article } = departures[departure];
  return `Rokade, by ${article} (${departure})`;
}

/** How many differences each known departure explains. */
function causes({ made, taken }: Compared): readonly string[] {
  const all = [made, taken].flatMap((tally) => [...tally.differences, ...(tally.standings ?? [])]);
  const names = Object.keys(departures) as DepartureName[];
  const rows = names.flatMap((name) => {
    const count = all.filter(({ departure }) => departure === name).length;
    const { program, article, what } = departures[name];
    return count === 0 ? [] : [`| ${name} | ${count} | ${program} | ${article} | ${what} |`];
  });
  if (rows.length === 0) return [];
  const head = ['Cause', 'Differences', 'Program that departs', 'Article', 'What'];
  return [
    '## Causes',
    '',
    'Each difference was paired or summed again with the departure: where that gives the other program’s answer, it is the cause.',
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ];
}

const table = (
  differences: readonly KeyedDifference[],
  judged: Compared['judged'],
): readonly string[] =>
  differences.length === 0
    ? []
    : [
        '| Tournament and round | In the file | By the engine asked | Decided by | Judgement |',
        '| --- | --- | --- | --- | --- |',
        ...differences.map((each) => {
          const { key, inFile, byEngine, refusal, verdict } = each;
          const answer = refusal === '' ? byEngine.join(', ') : `none: ${refusal}`;
          const cells = [key, inFile.join(', '), answer, verdict?.article ?? ''];
          return `| ${[...cells, judgementOf(each, judged)].join(' | ')} |`;
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
export const engineReport = (compared: Compared): string => {
  const { made, taken, judged } = compared;
  const open = openDifferences(compared).length;
  return `${[
    '# The Dutch system compared with another engine',
    '',
    `${made.tournaments} tournaments of Rokade and ${taken.tournaments} of the other engine; ${open} differences are open.`,
    '',
    ...causes(compared),
    ...part('Tournaments of Rokade, paired again by the other engine', made, judged),
    ...part('Tournaments of the other engine, paired again by Rokade', taken, judged),
  ].join('\n')}`;
};
