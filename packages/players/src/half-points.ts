import { type Shape, whole } from '@rokade/journal';

/** Points that a round or an arbiter gives, in half-points. */
export const halfPoints: Shape<number> = whole(0, 100);
