import type { HalfPoints } from '@rokade/rules';

/** A whole number from 0 on, or null if the text is not one. */
export const parseWhole = (text: string): number | null =>
  /^\d{1,9}$/.test(text) ? Number(text) : null;

/** A player's number from 1 to 9999, or null. */
export function parsePlayerNo(text: string): number | null {
  const number = parseWhole(text);
  return number !== null && number >= 1 && number <= 9999 ? number : null;
}

/** A team's number from 1 to 999, or null. */
export function parseTeamNo(text: string): number | null {
  const number = parseWhole(text);
  return number !== null && number >= 1 && number <= 999 ? number : null;
}

/**
 * Points such as `4.5`, `4` or `-0.5` in half-points, from -9.5 to 99.5 (four columns); null for other
 * texts and fractions.
 */
export function parsePoints(text: string): HalfPoints | null {
  const match = /^(?:(-)(?=\d(?!\d))|\+)?(\d{1,2})(?:[.,]([05])0?)?$/.exec(text);
  if (match === null) return null;
  const [, minus, whole, half] = match;
  const halfPoints = Number(whole) * 2 + (half === '5' ? 1 : 0);
  return minus === undefined ? halfPoints : -halfPoints + 0;
}

/** Points of a team, `1234.5`, in half-points, from -999.5 to 9999.5 (six columns); or null. */
export function parseTeamPoints(text: string): HalfPoints | null {
  const match = /^(-?)(\d{1,4})(?:[.,]([05])0?)?$/.exec(text);
  if (match === null) return null;
  const halfPoints = Number(match[2]) * 2 + (match[3] === '5' ? 1 : 0);
  return match[1] === '-' && halfPoints > 0 ? -halfPoints : halfPoints;
}
