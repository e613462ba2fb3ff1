export { commandLineTexts } from './command-line.ts';
export { computeTexts } from './compute.ts';
