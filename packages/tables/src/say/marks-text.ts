import type { TranslateFor } from '@rokade/texts';
import type { PlaceMark } from '@rokade/tournament';

/** What a place decides, as text: "title, promotion"; '' if nothing. */
export const marksText = (marks: readonly PlaceMark[], t: TranslateFor<'tournament'>): string =>
  marks.map((mark) => t(`terms.mark-${mark}`)).join(', ');
