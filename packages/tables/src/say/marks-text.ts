import type { Translate } from '@rokade/texts';
import type { PlaceMark } from '@rokade/tournament';

/** What a place decides in words: "title, promotion"; '' where it decides nothing. */
export const marksText = (marks: readonly PlaceMark[], t: Translate): string =>
  marks.map((mark) => t(`terms.mark-${mark}`)).join(', ');
