/** Places in the list of a team as 801 has them: 1 to 9, then letters; `0` is nobody. */
export const placeLetters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Somebody whose place has no letter. */
export const unknownPlace = '?';
