import { type Contest, seasonView, yearOf } from '@rokade/club';
import { ownYearRows } from '@rokade/tables';

/** A member by name, and by the id of the register; '' = not known there. */
export interface Member {
  readonly name: string;
  readonly person: string;
}

/** What a member entered, won and played in a season, of whose items these are the results. */
export function yearOfMember(shown: Contest, results: Parameters<typeof yearOf>[0], who: Member) {
  const own = shown.entries.filter(({ values }) => values.name === who.name).map(({ id }) => id);
  const items = seasonView(shown)?.items ?? [];
  const year = yearOf(results, who);
  return {
    season: shown.id as string,
    name: shown.values.name,
    rows: year === undefined ? [] : ownYearRows(year),
    entered: items
      .filter(({ entered }) => own.some((id) => entered.includes(id)))
      .map(({ name }) => name),
    won: items
      .filter(({ champions }) => own.some((id) => champions.includes(id)))
      .map(({ name }) => name),
  };
}
