const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * A random seed that people can read out and type: ten letters and digits without easily confused
 * ones.
 */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
