import type { Division, League } from '@rokade/league';

/** The name of a league with its season, `Nordvest 2026/27`. */
export const leagueName = ({ name, season }: Pick<League['values'], 'name' | 'season'>): string =>
  [name, season].filter(Boolean).join(' ');

/** The name of a division behind that of its league, `Nordvest 2026/27 1. række`. */
export const divisionName = ({ values }: League, division: Division): string =>
  [leagueName(values), division.values.name].filter(Boolean).join(' ');
