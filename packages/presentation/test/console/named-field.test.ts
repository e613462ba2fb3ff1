import { expect, it } from 'vitest';
import { fieldNamed } from '../../src/console/finding/named-field.ts';

const names = [
  'settings.name',
  'remove-tournament',
  'settings.place',
  'system.code',
  'settings.roundDates.0:clock',
  'settings.tieBreaks:codes:over,tieBreakEdition:over',
  'settings.marks.title',
  'settings.marks.promotion:or-zero',
  'settings.visibility.published',
  'settings.visibility.names',
  'settings.forbidden.sameClub',
  'newTournament.settings.waitingMinutes',
  'name',
];

it.each([
  ['place', 'settings.place'],
  ['settings.place', 'settings.place'],
  ['name', 'settings.name'],
  ['system', 'system.code'],
  ['waitingMinutes', 'newTournament.settings.waitingMinutes'],
  ['remove-tournament', 'remove-tournament'],
  ['roundDates', 'settings.roundDates.0:clock'],
  ['tieBreakEdition', 'settings.tieBreaks:codes:over,tieBreakEdition:over'],
  ['marks', 'settings.marks.title'],
  ['marks.promotion', 'settings.marks.promotion:or-zero'],
])('leads from #%s to the field %s', (wanted, field) => {
  expect(names[fieldNamed(names, wanted)]).toBe(field);
});

it.each([
  ['marks-title', 'settings.marks.title'],
  ['visibility-published', 'settings.visibility.published'],
  ['visibility-initials', 'settings.visibility.names'],
  ['forbidden-sameClub', 'settings.forbidden.sameClub'],
  ['roundDate-1', 'settings.roundDates.0:clock'],
  ['tieBreakAdd', 'settings.tieBreaks:codes:over,tieBreakEdition:over'],
])('leads from the old address #%s to the field %s', (wanted, field) => {
  expect(names[fieldNamed(names, wanted)]).toBe(field);
});

it('finds no field by a part of a word or by an ending', () => {
  for (const wanted of ['lace', 'clock', 'over', 'or-zero', 'place.x', 'history']) {
    expect(fieldNamed(names, wanted), wanted).toBe(-1);
  }
});
