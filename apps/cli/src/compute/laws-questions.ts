import { type JsonShape, word } from '@rokade/formats';
import { invariant, type LawsEdition, type Position, parsePosition } from '@rokade/rules';

/** The editions by their years, as questions name them. */
const editionsByYear: Readonly<Record<string, LawsEdition>> = {
  '2001': 'laws-2001',
  '2023': 'laws-2023',
};

export const lawsYear: JsonShape<string> = word(Object.keys(editionsByYear));

export const editionOf = (year: string): LawsEdition => editionsByYear[year] ?? 'laws-2023';

/** The position of a question that was checked before. */
export function knownPosition(fen: string): Position {
  const parsed = parsePosition(fen);
  invariant(parsed.ok, 'the question was looked through');
  return parsed.value;
}

/** Whether a text is a possible position. */
export const isPosition = (fen: string): boolean => parsePosition(fen).ok;
