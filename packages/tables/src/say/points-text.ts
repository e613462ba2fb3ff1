import type { HalfPoints } from '@rokade/rules';

/** Points as people write them: 0, ½, 1, 4½, −½. */
export function pointsText(halfPoints: HalfPoints): string {
  const size = Math.abs(halfPoints);
  const whole = Math.floor(size / 2);
  const half = size % 2 === 1 ? '½' : '';
  const digits = whole === 0 && half !== '' ? half : `${whole}${half}`;
  return halfPoints < 0 ? `−${digits}` : digits;
}
