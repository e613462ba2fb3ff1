const surnameOf = (name: string): string => name.split(',')[0]?.trim() ?? name;

/** Two opponents as a sentence names them: "Møller – Holm", whole names where surnames are equal. */
export function opponentsText(white: string, black: string): string {
  const surnames = [surnameOf(white), surnameOf(black)] as const;
  return surnames[0] === surnames[1] ? `${white} – ${black}` : surnames.join(' – ');
}
