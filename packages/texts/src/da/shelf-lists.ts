export { listUsesTexts } from './list-uses.ts';
