import { clockSettingLines, timesWords } from '@rokade/presentation/desks/incidents/clock-times.ts';
import { envelopesOf } from '@rokade/presentation/desks/incidents/envelopes.ts';
import { incidentBook } from '@rokade/presentation/desks/incidents/incident-book.ts';
import { scoresheets } from '@rokade/presentation/print/scoresheets.ts';
import type { EnvelopeWords } from '@rokade/presentation/views/prints/board-papers.ts';
import { envelopeContents } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { languages, parseTimeControl } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { run, started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';

const english = { language: 'en', t: translator('en') } as const;

const setting = (time: string) => {
  const control = parseTimeControl(time);
  if (control === null) throw new Error(`${time} is no time control`);
  return clockSettingLines(english, control);
};

/** @article Laws 2001 6.2a */
describe('what is set on a clock', () => {
  it('of one period is its time and that nothing is added', () => {
    expect(setting('15').slice(0, 3)).toEqual([
      'The whole game in 15:00',
      'No increment and no delay',
      'Before White’s first move both sides show 15:00.',
    ]);
  });

  it('of two periods with increment is each period, the increment and what is added when', () => {
    expect(setting('40/90 + 30 + 30s').slice(0, 5)).toEqual([
      'Period 1: 40 moves in 1:30:00',
      'Period 2: the rest of the game in 30:00',
      'Increment: 30 seconds a move, from move 1 (cumulative, “Fischer”)',
      'Before White’s first move both sides show 1:30:30.',
      expect.stringContaining('After move 40 the clock adds 30:00.'),
    ]);
  });

  it('counts the moves of three periods from the beginning', () => {
    const lines = setting('40/120 + 20/60 + 30').filter((line) => line.startsWith('After move'));
    expect(lines.map((line) => line.split('.')[0])).toEqual([
      'After move 40 the clock adds 1:00:00',
      'After move 60 the clock adds 30:00',
    ]);
  });
});

const played = whiteWinsAll(started(6));
const adjourned = run(
  played,
  { kind: 'pair-round' },
  { kind: 'publish-round' },
  {
    kind: 'enter-result',
    round: 2,
    board: 1,
    result: { kind: 'pending', why: 'adjourned', due: '2026-11-12' },
  },
);
const [first] = adjourned.state.rounds[1]?.games ?? [];
if (first === undefined) throw new Error('no game was paired');
const recorded = run(adjourned, {
  kind: 'record-incident',
  round: 2,
  board: 1,
  player: first.white,
  situation: 'illegal-move',
  answers: [],
  laws: 'laws-2023',
  penalty: 'warning',
  whiteBefore: 600,
  whiteAfter: 600,
  blackBefore: 500,
  blackAfter: 620,
  words: 'Kongen stod i skak.',
  result: null,
}).state;

describe('the sheet of times', () => {
  it.each(languages)('has what events change and a line for each board, in %s', (language) => {
    const { settings, tables } = timesWords(recorded, { t: translator(language) }, 2);
    expect(settings.length).toBe(1);
    const [after, boards] = tables;
    expect(after?.rows.length).toBeGreaterThan(2);
    for (const row of after?.rows ?? []) expect(row[1] !== '' || row[2] !== '').toBe(true);
    expect(boards?.rows.length).toBe(4);
    expect(boards?.rows[0]?.slice(3, 5)).toEqual(['10:00', '10:20']);
    for (const { heads, rows } of tables)
      for (const row of rows) expect(row.length).toBe(heads.length);
  });

  it('gives the two minutes of a first illegal move to the opponent', () => {
    const [after] = timesWords(recorded, english, 2).tables;
    const row = after?.rows.find(([what]) => what?.startsWith('Illegal move'));
    expect(row?.slice(1, 3)).toEqual(['', '+2:00']);
  });

  it('has no boards before the first round', () => {
    expect(timesWords(recorded, english, 0).tables.length).toBe(1);
  });
});

/** The parts of the article, from the envelope and as they are asked for. */
const articlesOf = (envelope: EnvelopeWords | undefined) =>
  [...(envelope?.lines ?? []), ...(envelope ? [envelope.position] : [])]
    .map(({ article }) => article)
    .filter((article) => article.includes('I.2'))
    .toSorted();
const expectedArticles = envelopeContents.map((_, index) => `Laws 2023 I.2.${index + 1}`);

/** @article Laws 2001 A2 */
describe('the envelope of an adjourned game', () => {
  it('asks for everything that the article names, and has what the book knows', () => {
    const [envelope, ...others] = envelopesOf(recorded, english);
    expect(others).toEqual([]);
    expect(envelope?.corner).toBe('Round 2 · Board 1');
    const values = envelope?.lines.map(({ value }) => value).join(' ') ?? '';
    expect(values).toContain('12 November 2026');
    expect(values).toContain('White: ');
    expect(articlesOf(envelope)).toEqual(expectedArticles);
  });

  it('is blank where no game is adjourned', () => {
    const [envelope] = envelopesOf(played.state, english);
    expect(envelope?.corner).toBe('');
    expect(articlesOf(envelope)).toEqual(expectedArticles);
  });
});

describe('score sheets', () => {
  const sheets = (query: { round: number; blank: boolean }) =>
    scoresheets(recorded, { language: 'en', ...query }).sheets;

  it('are one for each board of the round, with both names', () => {
    const of = sheets({ round: 2, blank: false });
    expect(of.map(({ board }) => board)).toEqual([1, 2, 3]);
    expect(of.every(({ white, black }) => white !== null && black !== null)).toBe(true);
  });

  it('are one blank sheet before the first round, or when it is wished', () => {
    const blank = [{ board: 0, white: null, black: null }];
    expect(sheets({ round: 0, blank: false })).toEqual(blank);
    expect(sheets({ round: 2, blank: true })).toEqual(blank);
  });
});

describe('the book of incidents on paper', () => {
  it('has clocks, penalty and words, and a line to sign', () => {
    const parts = incidentBook(recorded, english);
    const text = parts.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    expect(text).toContain('8:20 → 10:20');
    expect(text).toContain('Kongen stod i skak.');
    expect(text).toContain('warning');
    expect(text).toContain('signature');
    expect(incidentBook(played.state, english)[0]?.lines[0]?.text).toBe(
      'Nothing has been recorded.',
    );
  });
});
