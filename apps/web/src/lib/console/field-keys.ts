import type { KeyFor } from '@rokade/texts';
import type { PlayerDetails, Settings } from '@rokade/tournament';

const playerFields: Readonly<Record<keyof PlayerDetails, KeyFor<'console'>>> = {
  name: 'terms.name',
  title: 'terms.title',
  sex: 'terms.sex',
  club: 'terms.club',
  federation: 'terms.federation',
  citizenship: 'terms.citizenship',
  rating: 'terms.rating',
  rapidRating: 'terms.rapid-rating',
  blitzRating: 'terms.blitz-rating',
  fideRating: 'terms.fide-rating',
  fideId: 'terms.fide-id',
  nationalId: 'terms.national-id',
  birthDate: 'terms.birth-date',
};

const settingsFields: Readonly<Record<keyof Settings, KeyFor<'console'>>> = {
  name: 'field.name',
  place: 'field.place',
  group: 'field.group',
  federation: 'field.federation',
  system: 'field.system',
  roundsPlanned: 'field.roundsPlanned',
  roundDates: 'field.roundDates',
  roundPlay: 'times.rounds',
  timeControl: 'field.timeControl',
  rated: 'field.rated',
  waitingMinutes: 'times.waiting-field',
  timeOdds: 'field.timeOdds',
  chiefArbiter: 'field.chiefArbiter',
  arbiters: 'console.settings-arbiters',
  committee: 'field.committee',
  scoring: 'field.scoring',
  forbidden: 'field.forbidden',
  halfPointByes: 'field.halfPointByes',
  pairingRatings: 'field.pairingRatings',
  shownRatings: 'field.shownRatings',
  tieBreaks: 'field.tieBreaks',
  tieBreakEdition: 'field.tieBreakEdition',
  marks: 'field.marks',
  printLanguage: 'console.settings-print-language',
  visibility: 'console.settings-visibility',
  origin: 'field.origin',
};

const ofAnyField = (
  fields: Readonly<Record<string, KeyFor<'console'>>>,
  field: string,
): KeyFor<'console'> => fields[field] ?? 'console.other-field';

/** The word for a field of a player. */
export const playerFieldKey = (field: string): KeyFor<'console'> => ofAnyField(playerFields, field);

/** The word for a field of the settings. */
export const settingsFieldKey = (field: string): KeyFor<'console'> =>
  ofAnyField(settingsFields, field);

/** The settings that a form asks for, by the names of their fields. */
export const settingsNames = Object.keys(settingsFields).filter((field) => field !== 'origin');

/** Whether a word names a field of players or settings. */
export const isFieldName = (word: string): boolean =>
  Object.hasOwn(playerFields, word) || Object.hasOwn(settingsFields, word);
