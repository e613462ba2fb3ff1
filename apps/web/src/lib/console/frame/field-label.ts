import { fieldKey } from '@rokade/presentation/console/journal/field-keys.ts';
import type { TranslateFor } from '@rokade/texts';
import { page } from '$app/state';

/**
 * The label of a field of players, as the federation of the page's tournament or event, its `playersOf`,
 * calls it.
 */
export const fieldLabel = (
  t: TranslateFor<'console'>,
  field: Parameters<typeof fieldKey>[0],
): string => t(fieldKey(field, page.data['playersOf']));
