interface Placed {
  /** "3", or "3–5" where shared. */
  readonly rank: string;
}

/** How far down a line is set off as one of the first. */
const firstPlaces = 3;

/** What sets a line of the standings off: `top` among the first three, `tied` with the line above. */
export function placeClass({ rank }: Placed, before: Placed | undefined): string {
  const isTop = Number(rank.split('–').at(-1)) <= firstPlaces;
  return [isTop ? 'top' : '', rank === before?.rank ? 'tied' : ''].filter(Boolean).join(' ');
}
