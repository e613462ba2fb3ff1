import { type Shape, whole } from '@rokade/journal';

/** Points of a round or by an arbiter's decision, in half-points. */
export const halfPoints: Shape<number> = whole(0, 100);
