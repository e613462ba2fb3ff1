/** @regulation Tempelhof 2018 */
import { describe, expect, it, test } from 'vitest';
import {
  type ContestCommand,
  type ContestId,
  contestBook,
  copiedSeason,
  emptyContestValues,
  type ItemId,
  publicContest,
  seasonView,
} from '../src/index.ts';
import { contestAfter, decide, enter, note } from './writing.ts';

const make = (firstDay = '2027-01-01', lastDay = '2027-12-31'): ContestCommand => ({
  kind: 'make-contest',
  id: 'aar' as ContestId,
  format: 'season',
  rules: 'tempelhof-2018',
  seed: 'frø',
  values: { ...emptyContestValues, name: 'Vereinsjahr 2027', firstDay, lastDay, published: true },
});

const day = '2026-11-20';

const item = (id: string, days: readonly string[], more: object = {}) => ({
  item: id,
  what: 'championship',
  name: id.toUpperCase(),
  days,
  at: '',
  note: '',
  book: null,
  ...more,
});

const plan = (...items: readonly object[]) => note({ kind: 'programme-planned', items, day });

const season = (...commands: readonly ContestCommand[]) => contestAfter(make(), ...commands);

const codeOf = (answer: ReturnType<typeof decide>) => (answer.ok ? 'ok' : answer.error.code);

const mesterskab = item('a', ['2027-01-08', '2027-01-15']);

describe('II: a season', () => {
  test.each([
    ['without its first day', make('', '2027-12-31')],
    ['without its last day', make('2027-01-01', '')],
  ])('is not made %s', (_, command) => {
    expect(decide(null, command)).toMatchObject({
      error: { code: 'contest.field-invalid', problem: 'missing' },
    });
  });

  test.each([
    ['something without a name', item('b', [], { name: ' ' }), 'contest.field-invalid'],
    ['a section of nobody’s', item('b', [], { what: 'boxing' }), 'contest.field-invalid'],
    ['a day that is none', item('b', ['2027-02-30']), 'contest.field-invalid'],
    ['an hour that is none', item('b', [], { at: '25:00' }), 'contest.field-invalid'],
    ['a day of another year', item('b', ['2028-01-07']), 'contest.outside-season'],
    ['a day that is taken', item('b', ['2027-01-15']), 'contest.clash'],
    ['a day that is free', item('b', ['2027-01-22']), 'ok'],
    ['itself on its own day', item('a', ['2027-01-15']), 'ok'],
    ['nothing but a name', item('b', []), 'ok'],
  ])('takes or refuses %s', (_, planned, code) => {
    expect(codeOf(decide(season(plan(mesterskab)), plan(planned)))).toBe(code);
  });

  it('names both that clash, asks, and shows it once it is meant so', () => {
    const before = season(plan(mesterskab));
    const clash = plan(item('b', ['2027-01-15', '2027-01-22']));
    expect(decide(before, clash)).toMatchObject({
      error: { code: 'contest.clash', day: '2027-01-15', name: 'B', other: 'A' },
    });
    expect(codeOf(decide(before, clash, { confirmed: true }))).toBe('ok');
    const { clashes } = seasonView(season(plan(mesterskab), clash)) ?? { clashes: [] };
    expect(clashes.map((one) => one.day)).toEqual(['2027-01-15']);
  });

  it('can be looked at where the rules of its club are not here any more', () => {
    const foreign = { ...season(plan(mesterskab)), rules: 'of-nobody' };
    expect(seasonView(foreign)?.items.map(({ name }) => name)).toEqual(['A']);
    expect(seasonView(foreign)?.missing).toEqual([]);
    expect(publicContest(foreign).values.name).toBe('Vereinsjahr 2027');
  });

  it('stands in the order of its days, those without one last, and says what is missing', () => {
    const skat = item('s', ['2027-12-17'], { what: 'christmas-skat' });
    const ladder = item('l', [], { what: 'ladder' });
    const view = seasonView(season(plan(ladder, skat, mesterskab)));
    expect(view?.items.map((one) => one.item)).toEqual(['a', 's', 'l']);
    const missing = view?.missing.map(({ code }) => code) ?? [];
    expect(missing).toContain('cup');
    expect(missing).not.toContain('ladder');
    expect(missing).not.toContain('further');
  });

  it('keeps who enters and who won when something is planned otherwise', () => {
    const people = [enter('ida', null, day), enter('bo', null, day)];
    const acts = [
      note({ kind: 'item-entered', item: 'a', entry: 'ida', day }),
      note({ kind: 'champion-named', item: 'a', champions: ['bo'], day }),
    ];
    const moved = plan(item('a', ['2027-02-05'], { name: 'Klub' }));
    const view = seasonView(season(...people, plan(mesterskab), ...acts, moved));
    expect(view?.items).toMatchObject([
      { name: 'Klub', days: ['2027-02-05'], entered: ['ida'], champions: ['bo'] },
    ]);
  });

  test.each([
    ['enters twice', 'item-entered', 'a', 'ida', 'contest.entered-already'],
    ['leaves without having entered', 'item-left', 'a', 'bo', 'contest.not-entered'],
    ['enters what is not planned', 'item-entered', 'z', 'bo', 'contest.unknown-item'],
    ['enters', 'item-entered', 'a', 'bo', 'ok'],
    ['leaves', 'item-left', 'a', 'ida', 'ok'],
  ] as const)('somebody %s', (_, kind, what, entry, code) => {
    const people = [enter('ida', null, day), enter('bo', null, day)];
    const entered = note({ kind: 'item-entered', item: 'a', entry: 'ida', day });
    const before = season(...people, plan(mesterskab), entered);
    expect(codeOf(decide(before, note({ kind, item: what, entry, day })))).toBe(code);
  });

  it('does not ask one who enters about another who just did', () => {
    const entering = (entry: string, what = 'a') =>
      note({ kind: 'item-entered', item: what, entry, day });
    const noted = { kind: 'act-noted', act: entering('ida').act } as const;
    expect(contestBook.restsOn(entering('bo'), noted)).toBe(false);
    expect(contestBook.restsOn(entering('ida'), noted)).toBe(true);
    expect(contestBook.restsOn(plan(mesterskab), noted)).toBe(true);
    expect(contestBook.restsOn(plan(item('b', [])), noted)).toBe(false);
  });
});

describe('everybody', () => {
  it('sees the programme as it is, and by name who entered or won, and nothing else', () => {
    const book = { kind: 'tournament', id: 'hemmelig-abc123' };
    const state = season(
      ...['ida', 'bo', 'eva'].map((id) => enter(id, 1800, day)),
      plan(item('x', ['2027-03-05'], { name: 'Aflyst' }), { ...mesterskab, book }),
      note({ kind: 'item-dropped', item: 'x', day }),
      note({ kind: 'item-entered', item: 'a', entry: 'ida', day }),
      note({ kind: 'champion-named', item: 'a', champions: ['bo'], day }),
    );
    const shown = publicContest(state);
    expect(shown.entries.map(({ id }) => id)).toEqual(['ida', 'bo']);
    const text = JSON.stringify(shown);
    for (const hidden of ['hemmelig', 'Aflyst', 'EVA', '1800']) expect(text).not.toContain(hidden);
    expect(seasonView(shown)?.items).toMatchObject([{ entered: ['ida'], champions: ['bo'] }]);
  });
});

describe('copying last year', () => {
  it('moves each day to the same weekday, and leaves books, entries and winners behind', () => {
    const book = { kind: 'contest', id: 'blitz' };
    const state = season(
      enter('ida', null, day),
      plan({ ...mesterskab, book }, item('n', ['2027-01-01'], { what: 'new-year-blitz' })),
      note({ kind: 'item-entered', item: 'a', entry: 'ida', day }),
    );
    let made = 0;
    const { values, items } = copiedSeason(state, () => `new${++made}` as ItemId);
    expect(values).toMatchObject({
      name: 'Vereinsjahr 2028',
      firstDay: '2028-01-01',
      lastDay: '2028-12-31',
      published: false,
    });
    expect(items).toMatchObject([
      { item: 'new1', days: ['2028-01-07'], what: 'new-year-blitz', book: null },
      { item: 'new2', days: ['2028-01-07', '2028-01-14'], book: null },
    ]);
    expect(items[0]).not.toHaveProperty('entered');
  });

  test('III.G.1: names the books of competitions that go on again', () => {
    const book = (kind: string, id: string) => ({ book: { kind, id } });
    const state = season(
      plan(item('a', [], book('contest', 'ladder'))),
      plan(item('b', [], book('contest', 'blitz'))),
      plan(item('c', [], book('tournament', 'ladder'))),
    );
    const { items } = copiedSeason(
      state,
      () => 'n' as ItemId,
      ({ kind, id }) => kind === 'contest' && id === 'ladder',
    );
    expect(items.map((one) => one.book)).toEqual([{ kind: 'contest', id: 'ladder' }, null, null]);
  });

  test.each([
    ['Vereinsjahr 2026/27', 'Vereinsjahr 2027/28'],
    ['Sæson 2026–2027', 'Sæson 2027–2028'],
    ['Klubåret', 'Klubåret'],
  ])('%s is followed by %s', (name, next) => {
    const state = season({ kind: 'change-contest', changes: { name } });
    expect(copiedSeason(state, () => 'n' as ItemId).values.name).toBe(next);
  });
});
