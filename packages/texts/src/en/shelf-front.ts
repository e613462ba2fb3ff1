export { frontTexts } from './front.ts';
