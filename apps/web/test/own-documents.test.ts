import { type ChessEvent, type EventId, emptyEventValues, emptyInvitation } from '@rokade/event';
import { aboutTournament } from '@rokade/presentation/about/about-tournament.ts';
import { presetsWithout } from '@rokade/presentation/desks/prizes/prize-presets.ts';
import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import { foreignDocuments } from '@rokade/rules';
import { announcementOf, classesOf, editionsOf, timelineOf } from '@rokade/server';
import { ownWords, withoutCitations } from '@rokade/texts';
import { textKeys, translator } from '@rokade/texts/all';
import { languages, makeSystem, type Settings, viewCandidates } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { withPlayers } from '../../../test/tournament/journal-driver.ts';

const berlin = foreignDocuments(['GER']);
const danish = foreignDocuments(['DEN']);

describe('the documents that do not hold somewhere', () => {
  it.each([
    ['a Berlin club', ['GER'], [], ['DSU']],
    ['a Danish club', ['DEN'], [], ['Tempelhof']],
    ['elsewhere', ['FRA'], [], ['DSU', 'Tempelhof']],
    ['where no federation is said', [''], [], []],
    ['before there is a group', [], [], []],
    ['a Berlin club that plays by Monrad', ['GER'], ['DSU 2002 4.10'], []],
  ])('%s', (_, federations, articles, foreign) => {
    expect(foreignDocuments(federations, articles)).toEqual(foreign);
  });
});

describe('a text without what it cites of others', () => {
  it.each([
    ['Three prizes (DSU 1066 §5f: by the second day).', 'Three prizes.'],
    ['Prizes (FIDE 1066 8.3.4), shared (DSU 1066 §24a)', 'Prizes (FIDE 1066 8.3.4), shared'],
    ['DSU 1066 §16: games do not count', 'Games do not count'],
    ['A guest (Tempelhof 1066 I.2)', 'A guest (Tempelhof 1066 I.2)'],
  ])('%s', (text, own) => {
    expect(withoutCitations(text, berlin)).toBe(own);
  });
});

/**
 * Texts that name a document as what they are about: they stand only where its rules are applied, are
 * chosen or are asked for by name.
 */
const about =
  /^(cli|guide|error|reason|norms|ratings|calculator|classes|club|skat|season|ladder|trophy|blitz-year|offices|licences|sanctions|fees|tie-break|rating|regulation|terms\.edition|terms\.regulation|emergency|edition|consequence|money|events|home|search)[.-]/;

/** What is left of them where a regulation's own pages, or its own reports, stand alone. */
const ofOwnPages: readonly string[] = [
  'console.report.time-control-outside-rules',
  'console.time-within-rules',
  'console.time-outside-rules',
];

describe.each(languages)('no page says a document of others, in %s', (language) => {
  const leftIn = (foreign: readonly string[]) => {
    const t = ownWords(translator(language), foreign);
    return textKeys.filter(
      (key) =>
        !about.test(key) &&
        !ofOwnPages.includes(key) &&
        foreign.some((name) => new RegExp(`${name} \\d{4}`).test(t.find(key) ?? '')),
    );
  };
  it('of a Berlin club', () => expect(leftIn(berlin)).toEqual([]));
  it('of a Danish club', () => expect(leftIn(danish)).toEqual([]));
});

const english = { t: translator('en'), language: 'en' } as const;

describe('what everybody may know of a tournament', () => {
  const aboutText = (change: Partial<Settings>) => {
    const t = withPlayers(6, change).state;
    const say = ownWords(english.t, foreignIn(t.settings));
    return JSON.stringify(aboutTournament(t, { ...english, t: say }));
  };
  const german = {
    federation: 'GER',
    system: makeSystem('dutch'),
    committee: [],
    tieBreaks: ['BH', 'SB'],
    chiefArbiter: '',
  };
  it('of a Berlin club cites nothing of DSU', () => expect(aboutText(german)).not.toMatch(/DSU/));
  it('of a Danish club cites nothing of Tempelhof', () =>
    expect(aboutText({ federation: 'DEN' })).not.toMatch(/Tempelhof/));
  it('of a Danish club says that five are two too many', () =>
    expect(aboutText({ federation: 'DEN', committee: ['A', 'B', 'C', 'D', 'E'] })).toContain(
      '5 are named, 2 too many',
    ));
});

it('plans of prizes are those of the documents that hold, and candidate results Danish', () => {
  expect(presetsWithout(berlin)).toEqual(['dsu-shared', 'dsu-order', 'hort', 'club']);
  expect(presetsWithout(danish)).toEqual(['dsu-shared', 'dsu-order', 'emt']);
  expect(viewCandidates(withPlayers(6, { federation: 'GER' }).state)).toEqual([]);
});

describe('the deadlines and demands of an event', () => {
  const eventBy = (
    regulations: string,
    invitation: Partial<ChessEvent['invitation']> = {},
  ): ChessEvent => ({
    id: 'easter' as EventId,
    version: 1,
    values: {
      ...emptyEventValues,
      name: 'Påske',
      firstDay: '2027-03-25',
      lastDay: '2027-03-29',
      regulations,
    },
    invitation: { ...emptyInvitation, ...invitation },
    groups: [],
    entrants: [],
    done: {},
    doneBy: {},
    entries: {},
    classes: { facts: {}, byHand: {}, accepted: {}, rights: [] },
  });
  const editionsIn = (event: ChessEvent) => [
    ...new Set(
      [
        ...timelineOf(event, []).map(({ rule }) => rule.edition),
        ...announcementOf(event, [], []).contents.map(({ edition }) => edition),
      ].toSorted(),
    ),
  ];

  it.each([
    ['a Danish club', 'dsu-2002', {}, ['dsu-2002']],
    ['a Berlin club', 'tempelhof-2018', {}, ['tempelhof-2018']],
    [
      'a Danish club whose event FIDE rates',
      'dsu-2002',
      { ratedBy: 'both' },
      ['dsu-2002', 'fide-2012'],
    ],
    ['an event for titles', 'dsu-2002', { level: 'l2' }, ['dsu-2002', 'fide-2012']],
    ['one that has chosen FIDE’s', 'fide-2012', {}, ['fide-2012']],
    ['one of which nothing is said', '', {}, ['fide-2012']],
  ] as const)('of %s', (_, regulations, invitation, editions) => {
    const event = eventBy(regulations, invitation);
    expect(editionsIn(event)).toEqual(editions);
    expect(editionsOf(event, [], '2027-03-25').toSorted()).toEqual(editions);
  });

  it('the championship’s classes are the championship’s', () => {
    expect(classesOf(eventBy('dsu-2002', { kind: 'open' }), ['DEN'])).toBeNull();
    expect(classesOf(eventBy('dsu-2002', { kind: 'championship' }), ['DEN'])).not.toBeNull();
  });
});
