import { section } from '../section.ts';

export const cliTexts = section({});
