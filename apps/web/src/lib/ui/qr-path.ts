import { encode } from 'uqr';

/** A QR code as a drawing: the number of squares per side, and the dark ones as an SVG path. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Makes the QR code of a text, with the quiet edge of four squares that scanners need. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
