import type { DutchRequest } from '../dutch/dutch-request.ts';
import { type Field, makeField } from '../dutch/field/field.ts';
import { mayHaveBye } from '../dutch-2026/criteria/c02-bye-eligibility.ts';
import { floatWithoutGame } from '../dutch-2026/field/float-without-game.ts';

/**
 * The field of a system of C.04.4: what C.04.1 and C.04.2 say of players is as in the Dutch system of
 * 2026, but there are no topscorers, so an absolute preference always binds.
 *
 * @article FIDE C.04.4.1 2026 C1, C2, C3; FIDE C.04.4.2 2026 C1, C2, C3
 */
export function makeSwissField(request: DutchRequest): Field {
  const field = makeField(request, { mayHaveBye, floatWithoutGame });
  const pairees = field.pairees.map((pairee) => ({ ...pairee, isTopscorer: false }));
  return { ...field, pairees };
}
