/** The colour of the pieces a player has. */
export type Colour = 'white' | 'black';

/** One value for each colour. */
export type ByColour<T> = Readonly<Record<Colour, T>>;

/** The other colour. */
export const opposite = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
