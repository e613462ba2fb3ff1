import {
  type Announced,
  type AnnouncementContent,
  type AnnouncementTrait,
  announcementContents,
  announcementDates,
  announcementRules,
  checkAnnouncement,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const announced = (edition: string, more: Partial<Announced> = {}): Announced => ({
  editions: [edition],
  traits: new Set(),
  contents: new Set(),
  days: { first: '2026-10-01', last: '2026-10-03' },
  announcedOn: '',
  entriesClose: '',
  waitingMinutes: 60,
  combinationApproved: '',
  halfPointByes: false,
  ...more,
});

const traits = (...all: readonly AnnouncementTrait[]) => ({ traits: new Set(all) });

/** How strongly an edition requires a part of the announcement; null: not at all. */
const wanted = (edition: string, content: AnnouncementContent, event: Partial<Announced>) => {
  const found = checkAnnouncement(announced(edition, event)).find((one) => one.content === content);
  return found === undefined ? null : [found.article, found.duty];
};

describe('what an invitation has to say', () => {
  test.each([
    ['DSU 2002 §61', 'dsu-2002', 'system', [], ['§61', 'must']],
    ['DSU 2002 §61: the thinking time, §12', 'dsu-2002', 'time', ['open'], ['§61', 'must']],
    ['DSU 2002 §11b: long games', 'dsu-2002', 'adjourned', ['long-games'], ['§11b', 'must']],
    ['DSU 2002 §11b: of rapid games', 'dsu-2002', 'adjourned', [], ['4.9.1-4', 'if-any']],
    ['DSU 2002 §61a', 'dsu-2002', 'entries-close', ['open'], ['§61a', 'must']],
    ['DSU 2002 §61b', 'dsu-2002', 'conditions', ['closed'], ['§61b', 'must']],
    ['DSU 2002 §61b: of an open one', 'dsu-2002', 'conditions', ['open'], null],
    ['DSU 2002 §61b: selection', 'dsu-2002', 'selection', ['closed'], ['§61b', 'if-any']],
    ['DSU 2002 §61b: grouping', 'dsu-2002', 'grouping', ['closed'], ['§61b', 'must']],
    ['DSU 2002 4.9.1-4: grouping', 'dsu-2002', 'grouping', ['open'], ['4.9.1-4', 'should']],
    ['DSU 2002 4.9.1-4: address', 'dsu-2002', 'address', [], ['4.9.1-4', 'should']],
    ['DSU 2002 4.9.1-4: entry', 'dsu-2002', 'entries-to', [], ['4.9.1-4', 'should']],
    ['DSU 2002 4.9.1-2: the fee', 'dsu-2002', 'entry-fee', [], ['4.9.1-4', 'should']],
    ['DSU 2002 4.9.1-10: who decides', 'dsu-2002', 'committee', [], ['4.9.1-10', 'should']],
    ['DSU 2002 4.9.1-10: prizes', 'dsu-2002', 'prizes', [], ['4.9.1-10', 'should']],
    ['DSU 2002 4.8.3', 'dsu-2002', 'rated', ['rated-by-fide'], ['4.8.3', 'must']],
    ['DSU 2002 4.8.3: not FIDE', 'dsu-2002', 'rated', [], ['4.9.1-4', 'should']],
    ['DSU 2002 §33', 'dsu-2002', 'entry-fee', ['championship'], ['§33', 'must']],
    ['DSU 2002 §27', 'dsu-2002', 'late-fee', [], ['§27', 'if-any']],
    ['DSU 2002 §22', 'dsu-2002', 'smoking', [], ['§22', 'if-any']],
    ['DSU 2002 §65e', 'dsu-2002', 'combination', ['combined'], ['§65e', 'must']],
    ['DSU 2002 4.14', 'dsu-2002', 'tie-breaks', [], ['4.14', 'should']],
    ['DSU 2002 4.14: sharing', 'dsu-2002', 'prize-sharing', [], ['4.14', 'should']],
    ['FIDE 2012 13.3', 'fide-2012', 'dates', ['local'], ['13.3.1', 'should']],
    ['FIDE 2012 13.3: hotel', 'fide-2012', 'lodging', ['for-titles'], ['13.3.3', 'should']],
    ['FIDE 2012 13.6: hotel', 'fide-2012', 'lodging', ['local'], ['13.3.3', 'if-any']],
    ['FIDE 2012 13.3.7', 'fide-2012', 'waiting', ['local'], ['13.3.7', 'should']],
    ['FIDE 2012 13.3: slow games', 'fide-2012', 'supervision', ['local'], null],
    ['FIDE 2012 13.3: rapid', 'fide-2012', 'supervision', ['quick'], ['13.3.9', 'should']],
    ['FIDE 2012 13.3: no bonus', 'fide-2012', 'quickplay', ['no-increment'], ['13.3.10', 'should']],
    ['FIDE 2012 13.3: an answer', 'fide-2012', 'answer-by', ['local'], null],
    [
      'FIDE 2012 13.3: asked',
      'fide-2012',
      'answer-by',
      ['local', 'invites'],
      ['13.3.22', 'should'],
    ],
    ['Laws 2001 6.2a', 'dsu-2002', 'time', [], ['§61', 'must']],
    ['FIDE 2012 6.1', 'fide-2012', 'dates', [], ['13.3.1', 'should']],
    ['FIDE 2012 7.8', 'fide-2012', 'system', [], ['13.3.6', 'should']],
    ['FIDE 2012 annex 3 1a, 1b, 1c, 1d', 'fide-2012', 'play-off', [], ['annex 3 1b', 'if-any']],
    ['DSU 2002 §36, §37', 'dsu-2002', 'play-off', ['championship'], ['§36, §37', 'should']],
    ['DSU 2002 4.14', 'dsu-2002', 'play-off', [], ['4.14', 'if-any']],
    ['FIDE 2012 13.4', 'fide-2012', 'compensation', ['called-off'], ['13.4', 'must']],
    ['FIDE 2012 1.2: level 1, 14.1', 'fide-2012', 'chief-title', ['official'], ['14.1', 'must']],
    ['FIDE 2012 14.1: others', 'fide-2012', 'chief-appointed', ['local'], null],
    ['Tempelhof 2018 I.2', 'tempelhof-2018', 'guests', [], ['I.2', 'if-any']],
    ['how many rounds a club plays', 'tempelhof-2018', 'rounds', [], ['III.A.2', 'should']],
    [
      'Tempelhof 2018 III.B.13',
      'tempelhof-2018',
      'prizes',
      ['open', 'quick'],
      ['III.B.13', 'must'],
    ],
    ['Tempelhof 2018 III.B.13: members', 'tempelhof-2018', 'prizes', ['quick'], null],
  ] as const)('%s', (_article, edition, content, of, expected) => {
    expect(wanted(edition, content, traits(...of))).toEqual(expected);
  });

  test('FIDE 2012 13.3: its twenty-three points, and nothing of a regulation that does not hold', () => {
    const points = announcementRules
      .filter(({ article }) => article.startsWith('13.3.'))
      .map(({ article }) => Number(article.slice(5)));
    expect(new Set(points)).toEqual(new Set(Array.from({ length: 23 }, (_, index) => index + 1)));
    expect(checkAnnouncement(announced('unknown'))).toEqual([]);
  });

  test('each matter once, what is wanted most first, and saying more never leaves more missing', () => {
    const someOf = <T>(all: readonly T[]) => fc.subarray([...all]);
    const allTraits = [...new Set(announcementRules.flatMap(({ only }) => only))];
    const editions = [...new Set(announcementRules.map(({ edition }) => edition))];
    fc.assert(
      fc.property(
        someOf(allTraits),
        someOf(announcementContents),
        fc.constantFrom(...editions),
        (of, contents, edition) => {
          const found = checkAnnouncement(
            announced(edition, { ...traits(...of), contents: new Set(contents) }),
          );
          expect(new Set(found.map(({ content }) => content)).size).toBe(found.length);
          const order = found.map(({ duty }) => ['must', 'should', 'if-any'].indexOf(duty));
          expect(order).toEqual(order.toSorted());
          for (const { content, isSaid } of found) expect(isSaid).toBe(contents.includes(content));
        },
      ),
    );
  });
});

describe('the days of an invitation', () => {
  const codes = (edition: string, event: Partial<Announced>) =>
    announcementDates(announced(edition, event)).map(({ code, by }) => [code, by]);
  const easter = { days: { first: '2027-03-20', last: '2027-03-29' }, ...traits('championship') };

  test.each([
    ['§61a: a month before', { announcedOn: '2026-08-24', entriesClose: '2026-09-24' }, []],
    [
      '§61a: a day late',
      { announcedOn: '2026-08-25', entriesClose: '2026-09-24' },
      [['announced-late', '2026-08-24']],
    ],
    [
      '§61a: a month that is shorter',
      { announcedOn: '2026-03-01', entriesClose: '2026-03-31' },
      [['announced-late', '2026-02-28']],
    ],
    ['§61a: not said', { entriesClose: '2026-09-24' }, []],
    ['4.9.1-3: a week', { entriesClose: '2026-09-24' }, []],
    ['4.9.1-3: less', { entriesClose: '2026-09-25' }, [['entries-close-late', '2026-09-24']]],
  ] as const)('DSU 2002 %s', (_article, event, expected) => {
    expect(codes('dsu-2002', { ...event, ...traits('open') })).toEqual(expected);
  });

  test('DSU 2002 §61a: a closed event is announced when it likes', () => {
    const late = { announcedOn: '2026-09-24', entriesClose: '2026-09-24', ...traits('closed') };
    expect(codes('dsu-2002', late)).toEqual([]);
  });

  test.each([
    ['§32', '2027-02-01', '2027-02-22', []],
    [
      '§32: after the February number',
      '2027-02-02',
      '',
      [['championship-announced-late', '2027-02-01']],
    ],
    ['§33', '', '2027-02-23', [['championship-closes-late', '2027-02-22']]],
  ] as const)('DSU 2002 %s', (_article, announcedOn, entriesClose, expected) => {
    expect(codes('dsu-2002', { ...easter, announcedOn, entriesClose })).toEqual(expected);
  });

  test('DSU 2002 §65e: a combination is approved before', () => {
    expect(codes('dsu-2002', traits('combined'))).toEqual([['not-approved', '2026-09-30']]);
    const approved = { ...traits('combined'), combinationApproved: '2026-09-01' };
    expect(codes('dsu-2002', approved)).toEqual([]);
    expect(codes('dsu-2002', { ...traits('combined'), days: null })).toEqual([
      ['not-approved', ''],
    ]);
  });

  test.each([
    ['official', 60, [['waits-for-late', '']]],
    ['official', 0, []],
    ['local', 60, []],
  ] as const)('FIDE 2012 13.3.7: %s, %i minutes', (level, waitingMinutes, expected) => {
    expect(codes('fide-2012', { ...traits(level), waitingMinutes })).toEqual(expected);
  });

  test.each([
    ['official', true, [['gives-half-points', '']]],
    ['official', false, []],
    ['for-titles', true, []],
    ['local', true, []],
  ] as const)('FIDE 2012 1.2, 8.3.4: %s, half points %s', (level, halfPointByes, expected) => {
    const event = { ...traits(level), halfPointByes, waitingMinutes: 0 };
    expect(codes('fide-2012', event)).toEqual(expected);
  });
});
