import { type Division, formOf, type League } from '@rokade/league';

/** The type of a division (092) and its system (192), as report files call them. */
interface NamedSystem {
  readonly type: string;
  readonly system: string;
}

type FormCode = ReturnType<typeof formOf>['code'];

/** The scores of a Swiss for teams in the order in which they count. */
const scores = ({ values }: League): string => (values.order[0] === 'GP' ? 'GP_MP' : 'MP_GP');

/** The type of colour preferences; a Swiss without them is the organiser's own. */
function swissSystem(league: League, { values }: Division): string {
  const preferences = values.preferences || 'A';
  return preferences === 'none'
    ? 'CUSTOM_TEAM_SWISS'
    : `FIDE_TEAM_TYPE${preferences}_${scores(league)}`;
}

const named: Readonly<Record<FormCode, (league: League, division: Division) => NamedSystem>> = {
  'all-play-all': ({ values }) => ({
    type: 'Team round robin',
    system: values.table === 'berger' ? 'BERGER_TEAM_ROUNDROBIN' : 'CUSTOM_TEAM_ROUNDROBIN',
  }),
  swiss: (league, division) => ({
    type: 'Team Swiss system',
    system: swissSystem(league, division),
  }),
  cup: () => ({ type: 'Team knock-out', system: 'CUSTOM_TEAM_KNOCKOUT' }),
  scheveningen: () => ({ type: 'Scheveningen', system: 'CUSTOM_SCHEVENINGEN' }),
};

/** The form of a division as report files name it. */
export const systemOfDivision = (league: League, division: Division): NamedSystem =>
  named[formOf(division).code](league, division);
