import { section } from '../section.ts';

export const reasonsTexts = section({});
