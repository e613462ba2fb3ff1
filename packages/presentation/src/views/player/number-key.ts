import { isNumberedByStrength, type Lots, type SystemChoice } from '@rokade/tournament';

/** What the players' numbers are called: draw numbers only where lots were drawn, or typed in for lots. */
export function numberKey(
  { kind }: Pick<Lots, 'kind'>,
  system: SystemChoice,
): 'terms.draw-number' | 'terms.number' {
  const isByLot = kind === 'drawn' || (kind === 'typed-in' && !isNumberedByStrength(system));
  return isByLot ? 'terms.draw-number' : 'terms.number';
}
