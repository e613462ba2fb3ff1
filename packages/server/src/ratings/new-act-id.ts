import { type ActId, parseActId } from '@rokade/ratings';
import { newIdNamed } from '../values/new-ids.ts';

export const newActId = (name: string): ActId => newIdNamed(parseActId, name);
