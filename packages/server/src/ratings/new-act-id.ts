import { type ActId, parseActId } from '@rokade/ratings';
import { newIdNamed } from '../tournaments/new-ids.ts';

export const newActId = (name: string): ActId => newIdNamed(parseActId, name);
