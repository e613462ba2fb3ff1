export { leaguesTexts } from './leagues.ts';
