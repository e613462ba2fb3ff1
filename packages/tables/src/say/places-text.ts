/** A place, or the places that several share: "3", "3–5". */
export const placesText = (first: number, last: number): string =>
  first === last ? String(first) : `${first}–${last}`;
