import { section } from '../section.ts';

export const errorsTexts = section({});
