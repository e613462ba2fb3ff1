import type { SystemCode } from '@rokade/tournament';

/** A picture of 48 by 32: lines, and filled or empty dots. */
export interface SystemDrawing {
  readonly lines: string;
  readonly dots: readonly (readonly [x: number, y: number, isFilled?: boolean])[];
}

const rows = [5, 12, 20, 27];
const oneColumn = rows.map((y) => [12, y] as const);
const corners = [
  [24, 4],
  [36, 12],
  [32, 27],
  [16, 27],
  [12, 12],
] as const;

const everyPair = corners
  .flatMap(([x, y], index) => corners.slice(index + 1).map(([a, b]) => `M${x} ${y}L${a} ${b}`))
  .join('');

/** Five players who all meet each other. */
const allMeet: SystemDrawing = { lines: everyPair, dots: corners };
/** A crosstable with its diagonal. */
const grid = 'M10 3h28v26h-28zM10 9.5h28M10 16h28M10 22.5h28M17 3v26M24 3v26M31 3v26';
const arc = (from: number, to: number, width: number): string =>
  `M12 ${from}C${12 + width} ${from} ${12 + width} ${to} 12 ${to}`;

/** The picture of each system. */
export const systemDrawings: Readonly<Record<SystemCode, SystemDrawing>> = {
  monrad: { lines: arc(5, 12, 14) + arc(20, 27, 14), dots: oneColumn },
  nordic: { lines: arc(5, 20, 20) + arc(12, 27, 20), dots: oneColumn },
  dutch: {
    lines: `${arc(5, 20, 20)}${arc(12, 27, 20)}M34 4v24M40 4v24`,
    dots: [...oneColumn, [34, 10, true], [40, 22, true]],
  },
  dubov: {
    lines: `${arc(5, 20, 20)}${arc(12, 27, 20)}M36 28V10M32 14l4 -4l4 4`,
    dots: oneColumn,
  },
  burstein: {
    lines: arc(5, 27, 26) + arc(12, 20, 12),
    dots: [...oneColumn, [40, 16, true]],
  },
  tempelhof: {
    lines: arc(5, 20, 20) + arc(12, 27, 20),
    dots: [
      [12, 5, true],
      [12, 12],
      [12, 20],
      [12, 27, true],
    ],
  },
  keizer: {
    lines: `${arc(5, 12, 14)}${arc(20, 27, 14)}M32 27V20h4V12h4V5`,
    dots: oneColumn,
  },
  berger: allMeet,
  dsu: { lines: `${grid}M10 3l28 26`, dots: [] },
  'tempelhof-table': {
    lines: grid,
    dots: [
      [13.5, 6.2, true],
      [20.5, 12.8, true],
      [27.5, 19.2, true],
      [34.5, 25.8, true],
    ],
  },
  rutsch: {
    lines: 'M12 11h24v10h-24zM14 5h18l-3 -3M34 27h-18l3 3',
    dots: [
      [16, 16],
      [24, 16, true],
      [32, 16],
    ],
  },
  cup: { lines: 'M6 4h10v8h-10M6 20h10v8h-10M16 8h12v16h-12M28 16h12', dots: [[42, 16, true]] },
  'play-off': {
    lines: 'M10 8h14v16h-14M24 16h10',
    dots: [
      [8, 8],
      [8, 24],
      [38, 16, true],
    ],
  },
  olympiad: {
    lines: 'M8 4h8v24h-8zM32 4h8v24h-8zM16 9h16M16 16h16M16 23h16',
    dots: [
      [12, 9, true],
      [12, 16],
      [12, 23, true],
      [36, 9],
      [36, 16, true],
      [36, 23],
    ],
  },
};
