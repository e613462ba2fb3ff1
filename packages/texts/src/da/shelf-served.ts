export { boardRulingsTexts } from './board-rulings.ts';
export { rulingsTexts } from './rulings.ts';
