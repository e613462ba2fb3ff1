import { makeTrf, monthDocument, monthProgressList, readSeason } from '@rokade/formats';
import { leagueRatingReport, planSeason } from '@rokade/league';
import { expect, it } from 'vitest';
import { division, emptyDivision, leagueAfter, newIds } from './a-season.ts';

const tables = `team,name,id,fideid,rating
Nord,"Hansen, Ida",4711,1401234,1800
Syd,"Berg, Anna",4713,1405678,1750
round,date,home,away,board,homeplayer,awayplayer,result
1,2026-11-21,Nord,Syd,1,"Hansen, Ida","Berg, Anna",½-½
`;

it('the games of a month are a report file for FIDE, and a list for the DWZ', () => {
  const read = readSeason([{ name: '', content: tables }], { homeColour: 'black', legs: 1 });
  if (!read.ok) throw new Error('not read');
  const empty = emptyDivision(2);
  const plan = planSeason(empty, division, read.value, { ids: newIds(), source: 'a file' });
  const league = leagueAfter([plan.command], empty);
  const of = { name: 'Liga 2026-11', leader: 'Lund, Eva', federation: 'DEN' };
  const fide = leagueRatingReport(league, { month: '2026-11', edition: 'fide-2024' });
  const text = makeTrf(monthDocument(fide, of));
  expect(text).toMatch(/^042 2026\/11\/21/m);
  expect(text).toMatch(/^001 {4}1 {6}Berg, Anna .* 1405678 .* 0\.5 +2 w =/m);
  const dwz = leagueRatingReport(league, { month: '2026-11', edition: 'dwz-2026' });
  expect(monthProgressList(dwz, of)).toContain('2;Hansen;Ida;');
});
