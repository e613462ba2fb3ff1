import type { Act } from '@rokade/installation';
import { page } from '$app/state';

/** Whether the reader may do something that no single event is about. */
export const may = (act: Act): boolean => page.data['signedIn']?.may.includes(act) === true;
