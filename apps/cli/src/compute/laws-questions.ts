import { type JsonShape, word } from '@rokade/formats';
import { invariant, type LawsEdition, type Position, parsePosition } from '@rokade/rules';

/** The editions by the names that questions and options have for them: years, or a club's rules. */
const editionsByName: Readonly<Record<string, LawsEdition>> = {
  '2001': 'laws-2001',
  '2023': 'laws-2023',
  'tempelhof-2018': 'tempelhof-2018',
};

/** What editions are called in questions and options. */
const lawsNames: readonly string[] = Object.keys(editionsByName);

export const lawsName: JsonShape<string> = word(lawsNames);

export const editionOf = (name: string): LawsEdition => editionsByName[name] ?? 'laws-2023';

/** The position of a question that was checked before. */
export function positionOf(fen: string): Position {
  const parsed = parsePosition(fen);
  invariant(parsed.ok, 'the question was looked through');
  return parsed.value;
}

/** Whether a text is a possible position. */
export const isPosition = (fen: string): boolean => parsePosition(fen).ok;
