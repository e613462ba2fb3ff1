export { bookCommandsTexts } from './book-commands.ts';
export { booksTerminalTexts } from './books-terminal.ts';
export { commandLineTexts } from './command-line.ts';
export { computeTexts } from './compute.ts';
export { lawsTerminalTexts } from './laws-terminal.ts';
