export { frontTexts } from './front.ts';
export { guideTexts } from './guide.ts';
