import type { leagueBooksTexts as reference } from '../en/league-books.ts';
import type { Translation } from '../texts.ts';

/** The list of leagues, and what is asked wherever a league is. */
export const leagueBooksTexts: Translation<typeof reference> = {
  'leagues.title': 'Holdturneringer',
  'leagues.archived': 'Arkiverede holdturneringer',
  'leagues.what':
    'Sæsoner af holdturneringer: rækker, styrkelister, holdopstillinger, holdkort og stillinger.',
  'leagues.none': 'Der er ingen holdturneringer endnu.',
  'leagues.damaged': 'Noget af holdturneringen kan ikke læses',
  'leagues.new': 'Ny holdturnering',
  'leagues.make': 'Opret',
  'leagues.import': 'Indlæs en holdturnering fra en fil',
  'leagues.withdraw-yes': 'Ja, holdet trækkes ud',
  'leagues.replace-yes': 'Ja, erstat de planlagte holdkampe',
  'links.open-captain': 'Åbn mit hold',
  'links.open-what-captain':
    'Med dette link handler du for {name} i {event}: holdopstillinger, resultater, holdkort.',
};
