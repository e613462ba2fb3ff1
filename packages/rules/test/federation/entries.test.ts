/** @regulation DSU 2002 */
import {
  type EntryEvent,
  type EntryFindingCode,
  type EntryOfPerson,
  entryFindingCodes,
  entryFindings,
  entryRuleSets,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const event: EntryEvent = {
  editions: ['dsu-2002'],
  isChampionship: false,
  entriesClose: '2026-12-18',
  answerBy: '2026-12-01',
  listSent: '',
};
const championship: EntryEvent = { ...event, isChampionship: true };

const member: EntryOfPerson = {
  way: 'club-chairman',
  registered: 'club-chairman',
  enteredOn: '2026-12-18',
  guestBefore: false,
  acceptedOn: '',
  dispensation: '',
  club: 'K41',
  birthDate: '2001-12-31',
  rating: 1500,
  address: 'Klostergade 34, Aarhus',
};
const guest: Partial<EntryOfPerson> = { way: 'once', registered: null };

const found = (at: EntryEvent, one: Partial<EntryOfPerson>) =>
  entryFindings(at, { ...member, ...one }).map(({ code, article }) => [code, article]);

describe('an entry', () => {
  test.each<
    [string, EntryEvent, Partial<EntryOfPerson>, readonly (readonly [EntryFindingCode, string])[]]
  >([
    ['§62: by the chairman, on the last day', event, {}, []],
    ['§62: by nobody named', event, { way: '' }, [['way-unsaid', '§62']]],
    [
      '§62: a single member, by the district',
      event,
      { way: 'district', registered: 'district' },
      [],
    ],
    ['§62: who should be', event, { registered: 'district' }, [['way-other', '§62']]],
    ['§62: abroad', event, { way: 'district', registered: 'federation' }, [['way-other', '§62']]],
    ['§62: who stands in no register', event, { registered: null }, []],
    ['§33: the ways to the championship', championship, { way: '' }, [['way-unsaid', '§33']]],
    ['§63: once', event, guest, [['guest-once', '§63']]],
    ['§63: twice', event, { ...guest, guestBefore: true }, [['guest-again', '§63']]],
    [
      '§63: by dispensation',
      event,
      { ...guest, guestBefore: true, dispensation: '2026-12-01' },
      [],
    ],
    ['§33: members alone', championship, guest, [['not-a-member', '§33']]],
    ['§27: a day late', event, { enteredOn: '2026-12-19' }, [['late', '§27']]],
    ['§33: a day late', championship, { enteredOn: '2026-12-19' }, [['not-valid', '§33']]],
    ['§27: nobody knows when', event, { enteredOn: '' }, []],
    [
      '§64: after the list went',
      { ...event, entriesClose: '', listSent: '2026-12-17' },
      {},
      [['after-list', '§64']],
    ],
    ['§64: on that day', { ...event, listSent: '2026-12-18' }, {}, []],
    ['§64: without a club', event, { club: '' }, [['no-club', '§64']]],
    ['§64: a single member has none', event, { way: 'district', registered: null, club: '' }, []],
    ['§64: a year is no birth date', event, { birthDate: '2001' }, [['no-birth', '§64']]],
    ['§64: a new player', event, { rating: null }, [['no-rating', '§64']]],
    ['§64: no address is asked for', event, { address: '' }, []],
    ['§31: with the address', championship, { address: '' }, [['no-address', '§31']]],
  ])('%s', (_article, at, one, expected) => {
    expect(found(at, one)).toEqual(expected);
  });

  test.each([
    ['FIDE 2012 13.4: in time', '2026-12-01', [['accepted', '13.4']]],
    ['FIDE 2012 13.3: a day late', '2026-12-02', [['accepted-late', '13.3.22']]],
    ['FIDE 2012 13.4: not at all', '', []],
  ])('%s', (_article, acceptedOn, expected) => {
    expect(found({ ...event, editions: ['fide-2012'] }, { acceptedOn })).toEqual(expected);
  });

  test.each([
    ['Tempelhof 2018 I.2: a member', {}, []],
    ['Tempelhof 2018 I.2: a guest', guest, [['guest-leave', 'I.2']]],
    ['Tempelhof 2018 I.2: by leave', { ...guest, dispensation: '2026-12-01' }, []],
  ])('%s', (_article, one, expected) => {
    expect(found({ ...event, editions: ['tempelhof-2018'] }, one)).toEqual(expected);
  });

  test('of an event without such a regulation is as it is', () => {
    expect(found({ ...event, editions: ['fide-2012'] }, { way: '', club: '' })).toEqual([]);
  });

  test('§33: each finding stands in some list, and a later day never makes an entry better', () => {
    const listedCodes = entryRuleSets.flatMap(({ usual, championship: own }) => [
      ...Object.keys(usual),
      ...Object.keys(own),
    ]);
    expect(new Set(listedCodes)).toEqual(new Set(entryFindingCodes));
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-12-${String(n).padStart(2, '0')}`);
    fc.assert(
      fc.property(day, day, fc.constantFrom(event, championship), (one, other, at) => {
        const [early, late] = [one, other].toSorted();
        const before = found(at, { enteredOn: early ?? '' });
        const after = found(at, { enteredOn: late ?? '' });
        expect(after.length).toBeGreaterThanOrEqual(before.length);
      }),
    );
  });
});
