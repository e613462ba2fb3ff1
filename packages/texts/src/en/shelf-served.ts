export { boardRulingsTexts } from './board-rulings.ts';
export { emergencyPaperTexts } from './emergency-paper.ts';
export { lawsTexts } from './laws.ts';
export { rulingsTexts } from './rulings.ts';
