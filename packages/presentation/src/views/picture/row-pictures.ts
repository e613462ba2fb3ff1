import { pointsText, type RatingRow, signedText } from '@rokade/tables';
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

/** A line of the standings with the places and points (in half-points) that are still possible. */
export interface InReach {
  readonly player: { readonly name: string };
  readonly reach: {
    readonly best: number;
    readonly worst: number;
    readonly halfPoints: number;
    /** What can still come. */
    readonly most: number;
  } | null;
}

/**
 * The points that are certain and those that can still come, for everybody who can still be first, and
 * at least the first three of the table; null: nothing is open, or the table says no places.
 */
export function reachPicture(lines: readonly InReach[]): RowPicture | null {
  const open = lines.flatMap(({ player, reach }) => (reach === null ? [] : [{ player, reach }]));
  const shown = open
    .filter(({ reach }, index) => reach.best === 1 || index < 3)
    .slice(0, mostPlayers);
  if (!shown.some(({ reach: { best, worst } }) => best !== worst)) return null;
  const last = Math.max(...shown.map(({ reach }) => reach.halfPoints + reach.most));
  return {
    rows: shown.map(({ player, reach: { best, halfPoints, most } }) => ({
      label: player.name,
      text:
        most === 0
          ? pointsText(halfPoints)
          : `${pointsText(halfPoints)}–${pointsText(halfPoints + most)}`,
      parts: [
        { from: 0, to: halfPoints / 2, fill: 'solid' },
        {
          from: halfPoints / 2,
          to: (halfPoints + most) / 2,
          fill: best === 1 ? 'striped' : 'hollow',
        },
      ],
    })),
    ticks: ticksAt(roundNumbersOver([0, last / 2]).filter(Number.isInteger), (at) => `${at}`),
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
