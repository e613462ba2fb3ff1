import { placesText, pointsText, type RatingRow, signedText } from '@rokade/tables';
import type { StatisticsView } from '@rokade/tournament';
import { roundNumbersOver, type Tick } from './scale.ts';

/** How a part of a row is filled: solid, striped or hollow, so that no colour has to be told apart. */
export type PartFill = 'solid' | 'striped' | 'hollow' | 'dark';

/** A row of a picture: who or what, the parts that are drawn, and what they say as text. */
export interface PictureRow {
  readonly label: string;
  readonly text: string;
  readonly parts: readonly {
    readonly from: number;
    readonly to: number;
    readonly fill: PartFill;
  }[];
}

/** Rows side by side along one axis. */
export interface RowPicture {
  readonly rows: readonly PictureRow[];
  readonly ticks: readonly Tick[];
}

const ticksAt = (places: readonly number[], text: (at: number) => string): readonly Tick[] =>
  places.map((at) => ({ at, text: text(at) }));

/** So many players are looked at; the table has them all. */
const mostPlayers = 12;

/** A line of the standings with the places that are still possible. */
interface InReach {
  readonly player: { readonly name: string };
  readonly reach: { readonly best: number; readonly worst: number } | null;
}

/**
 * From the best to the worst place that is still possible, for everybody who can still be first, and at
 * least the first three of the table; null: nothing is open, or the table says no places.
 */
export function reachPicture(lines: readonly InReach[]): RowPicture | null {
  const open = lines.flatMap(({ player, reach }) => (reach === null ? [] : [{ player, reach }]));
  const shown = open
    .filter(({ reach }, index) => reach.best === 1 || index < 3)
    .slice(0, mostPlayers);
  if (!shown.some(({ reach: { best, worst } }) => best !== worst)) return null;
  const last = Math.max(...shown.map(({ reach }) => reach.worst));
  const inside = roundNumbersOver([1, last]).filter((at) => at > 1 && at < 0.9 * last);
  return {
    rows: shown.map(({ player, reach: { best, worst } }) => ({
      label: player.name,
      text: placesText(best, worst),
      parts: [{ from: best - 0.5, to: worst + 0.5, fill: best === 1 ? 'solid' : 'striped' }],
    })),
    ticks: ticksAt([1, ...inside, last].filter(Number.isInteger), (at) => `${at}`),
  };
}

/** The greatest rises and falls of a rating report, the greatest rise first; null: nothing changed. */
export function changesPicture(lines: readonly RatingRow[]): RowPicture | null {
  const changed = lines
    .flatMap(({ player, change }) => (change === null || change === 0 ? [] : [{ player, change }]))
    .toSorted((a, b) => b.change - a.change);
  if (changed.length === 0) return null;
  const half = mostPlayers / 2;
  const shown =
    changed.length <= mostPlayers ? changed : [...changed.slice(0, half), ...changed.slice(-half)];
  const all = [0, ...shown.map(({ change }) => change)];
  return {
    rows: shown.map(({ player, change }) => ({
      label: player.name,
      text: signedText(change),
      parts: [
        {
          from: Math.min(0, change),
          to: Math.max(0, change),
          fill: change > 0 ? 'solid' : 'striped',
        },
      ],
    })),
    ticks: ticksAt(roundNumbersOver(all).filter(Number.isInteger), signedText),
  };
}

/** The games that White won, that were drawn and that Black won, round by round; null: none was played. */
export function coloursPicture(
  { rounds }: Pick<StatisticsView, 'rounds'>,
  roundText: (round: number) => string,
): RowPicture | null {
  const played = rounds.filter(
    ({ whiteWins, draws, blackWins }) => whiteWins + draws + blackWins > 0,
  );
  if (played.length === 0) return null;
  return {
    rows: played.map(({ round, whiteWins, draws, blackWins }) => {
      const games = whiteWins + draws + blackWins;
      const [first, second] = [whiteWins / games, (whiteWins + draws) / games];
      return {
        label: roundText(round ?? 0),
        text: `${pointsText(2 * whiteWins + draws)} : ${pointsText(2 * blackWins + draws)}`,
        parts: [
          { from: 0, to: first, fill: 'hollow' },
          { from: first, to: second, fill: 'striped' },
          { from: second, to: 1, fill: 'dark' },
        ],
      };
    }),
    ticks: ticksAt([0, 0.5, 1], (at) => `${at * 100} %`),
  };
}
