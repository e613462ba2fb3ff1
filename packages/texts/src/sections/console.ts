import { section } from '../section.ts';

export const consoleTexts = section({});
