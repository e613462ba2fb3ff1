import { section } from '../section.ts';

export const publicTexts = section({});
