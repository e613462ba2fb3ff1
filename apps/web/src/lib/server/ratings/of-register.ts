/** The federation by whose rules the book of registered ratings is calculated (DSU 4.5). */
const federationOfRegister = 'DEN';

/**
 * Whether tournaments of a federation belong in the book of registered ratings: by whose rules it is
 * calculated, or any once it has begun here.
 */
export const isOfRegister = ({ app }: Pick<App.Locals, 'app'>, federation: string): boolean =>
  federation === federationOfRegister || app.ratings.now().acts.length > 0;
