export { commandLineTexts } from './command-line.ts';
export { serveTexts } from './serve.ts';
