const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A seed people can read out and type: ten letters and digits, none of them easily confused. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
