import { printsOfGroups } from '#lib/server/events/event-prints.ts';
import type { PageServerLoad } from './$types';

/** The lists that can be printed of all groups in one go. */
export const load: PageServerLoad = ({ locals, params }) => printsOfGroups(locals, params);
