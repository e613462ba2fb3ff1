import { section } from '../section.ts';

export const printTexts = section({});
