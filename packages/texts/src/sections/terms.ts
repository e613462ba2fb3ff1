import { section } from '../section.ts';

export const termsTexts = section({});
