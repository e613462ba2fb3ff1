const surnameOf = (name: string): string => name.split(',')[0]?.trim() ?? name;

/** Two opponents in a sentence: "Møller – Holm", with full names if the surnames are equal. */
export function opponentsText(white: string, black: string): string {
  const surnames = [surnameOf(white), surnameOf(black)] as const;
  return surnames[0] === surnames[1] ? `${white} – ${black}` : surnames.join(' – ');
}
