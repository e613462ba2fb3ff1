import { section } from '../section.ts';
import { fileFaultTexts } from './file-faults.ts';

export const cliTexts = section({
  ...fileFaultTexts,
});
