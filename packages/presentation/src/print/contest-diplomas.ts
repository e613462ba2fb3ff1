import {
  type Contest,
  type EntryId,
  entryName,
  ladderView,
  seasonView,
  seriesView,
  trophyView,
} from '@rokade/club';
import { dateText, freePlayRows, ordinalText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { type Diploma, type DiplomasSheet, readOut } from './diplomas.ts';

interface Reading {
  readonly language: Language;
  readonly t: TranslateFor<'tournament'>;
}

interface Place {
  readonly name: string;
  readonly place: number;
  /** Of which competition of a season. */
  readonly of?: string;
}

/** So many places have a certificate. */
const most = 3;

/** Who has which place; where games or lots decided about the first, the others stand behind. */
function placesOf(contest: Contest, year: string): readonly Place[] {
  const placed = (entry: EntryId, place: number): Place => ({
    name: entryName(contest, entry),
    place,
  });
  const series = seriesView(contest);
  if (series !== null) {
    const { winner, tied } = series.title;
    return series.lines.flatMap(({ entry, rank }) => {
      if (rank === null) return [];
      const isBehind = winner !== null && entry !== winner && tied.includes(entry);
      return [placed(entry, isBehind ? rank + 1 : rank)];
    });
  }
  const season = seasonView(contest);
  if (season !== null) {
    return season.items.flatMap(({ name, champions }) =>
      champions.map((entry) => ({ ...placed(entry, 1), of: name })),
    );
  }
  const trophy = trophyView(contest);
  if (trophy !== null) {
    const won = trophy.years.filter((one) => String(one.year) === year);
    return won.map(({ winner }) => placed(winner, 1));
  }
  if (contest.format === 'ladder') {
    return ladderView(contest, year).rows.map(({ entry, place }) => placed(entry, place));
  }
  return freePlayRows(contest).map(({ name, place }) => ({ name, place }));
}

/** The years of which there may be certificates, the newest first; none where all is of one. */
export const diplomaYears = (contest: Contest): readonly string[] =>
  (trophyView(contest)?.years ?? []).map(({ year }) => String(year));

/**
 * Certificates for the first three of a competition, for whoever won a trophy in a year, or for the
 * winners of a season's competitions.
 *
 * @article Tempelhof 2018 I.12
 */
export function contestDiplomas(
  contest: Contest,
  year: string,
  { language, t }: Reading,
): DiplomasSheet {
  const { name: event, leader, lastDay } = contest.values;
  // A cup is won, and nobody is second in it.
  const isOfYears = diplomaYears(contest).length > 0;
  const places = placesOf(contest, year).filter(({ place }) => place <= most);
  const diplomas = places
    .toSorted((a, b) => a.place - b.place)
    .map(({ name, place, of }, index): Diploma => {
      const shared = places.filter((one) => one.place === place && one.of === of).length;
      const ordinal = ordinalText(language, place, place + shared - 1);
      const achieved = isOfYears
        ? t('club.certificate-won')
        : t('print.place-n', { place: ordinal });
      return {
        player: { id: String(index), name, club: '', federation: '' },
        name: readOut({ title: '', name }),
        achievements: [of === undefined ? achieved : `${of}: ${achieved}`],
      };
    });
  return {
    kind: 'diplomas',
    diplomas,
    provisional: null,
    heading: t('print.diploma-heading'),
    words: isOfYears
      ? t('club.certificate-title', { competition: event, year })
      : t('print.diploma-words', { event }),
    details: isOfYears || lastDay === '' ? '' : dateText(language, lastDay, 'plain'),
    arbiter: leader,
    office: t('club.leads'),
  };
}
