/**
 * Slips by sheet, so that the sheets are cut in one stroke and the stacks laid on each other are in
 * order: the first of each stack stand on the first sheet.
 *
 * @param perSheet how many a sheet holds, at least 1
 */
export function cutAndStack<Slip>(
  slips: readonly Slip[],
  perSheet: number,
): readonly (readonly Slip[])[] {
  const sheets = Math.ceil(slips.length / perSheet);
  return Array.from({ length: sheets }, (_, sheet) =>
    slips.filter((_, index) => index % sheets === sheet),
  );
}
