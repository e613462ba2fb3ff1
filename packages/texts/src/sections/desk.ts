import { section } from '../section.ts';

export const deskTexts = section({});
