import { section } from '../section.ts';

export const historyTexts = section({});
