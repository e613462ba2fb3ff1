export { commandLineTexts } from './command-line.ts';
export { computeTexts } from './compute.ts';
export { lawsTerminalTexts } from './laws-terminal.ts';
