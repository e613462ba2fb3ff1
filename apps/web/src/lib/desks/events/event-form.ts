import { type GroupId, parseGroupId } from '@rokade/event';
import { lineIn } from '#lib/console/said-in-form.ts';

/** The group that a form chooses; null: none. */
export const groupOfForm = (form: FormData): GroupId | null => parseGroupId(lineIn(form, 'group'));
