export { clubDeskTexts } from './club-desk.ts';
