import { type Columns, forReaders, type RowOf } from './column.ts';
import { below, belowIfFilled, column, head, own, strong } from './columns-in.ts';
import { headedBy, type RatingsWords } from './ratings-column.ts';
import type { actLines, changedLines, listedLines, stepLines } from './ratings-lines.ts';
import { type EditionWords, editionText } from './say/edition-text.ts';

export type ListedLine = RowOf<typeof listedLines>;

/** The columns of a list of ratings, highest first. */
export function ratingListColumns(t: RatingsWords): Columns<ListedLine> {
  const by = headedBy(t);
  const ofState = by('ratings.activity');
  const state = { ...below, leftOut: 'alike', media: forReaders } as const;
  return [
    own('rank', 'number', 'terms.number', { weight: 'quiet' }),
    own('name', 'text', 'terms.name', head),
    own('nationalId', 'text', by('ratings.id'), belowIfFilled),
    own('club', 'text', 'terms.club', belowIfFilled),
    own('rating', 'number', 'terms.rating', strong),
    column<ListedLine>('class', 'terms.class', { ...below, media: forReaders }).text((line) =>
      t(`terms.class-${line.class}`),
    ),
    own('class', 'text', 'terms.class', { media: ['json'] }),
    own('events', 'number', by('ratings.events'), below),
    own('lastResult', 'day', by('ratings.last-result'), { ...below, dated: true }),
    column<ListedLine>('activity', ofState, state).text(({ activity }) =>
      t(`ratings.activity-${activity}`),
    ),
    own('activity', 'text', ofState, { media: ['json'] }),
  ];
}

type StepLine = RowOf<typeof stepLines>;

/** The columns of a person's ratings over time. */
export function stepColumns(t: RatingsWords): Columns<StepLine> {
  const by = headedBy(t);
  return [
    own('day', 'day', by('ratings.registered-on'), { dated: true }),
    own('what', 'text', 'terms.what', head),
    own('start', 'number', by('ratings.start'), below),
    own('before', 'number', by('ratings.before'), below),
    column<StepLine>('change', by('ratings.change'), below).change(({ before, after }) =>
      before === null ? null : after - before,
    ),
    own('after', 'number', by('ratings.after'), strong),
  ];
}

type ActLine = RowOf<typeof actLines>;

/** The columns of all acts that gave or changed ratings. */
export function actColumns(t: RatingsWords & EditionWords): Columns<ActLine> {
  const by = headedBy(t);
  const forActs = { media: ['terminal', 'json'] } as const;
  return [
    own('day', 'day', by('ratings.registered-on'), { dated: true }),
    own('what', 'text', 'terms.what', head),
    own('act', 'text', by('ratings.act'), forActs),
    own('lastDay', 'day', by('ratings.ended'), { ...belowIfFilled, dated: true }),
    own('people', 'number', 'terms.players', below),
    own('edition', 'text', by('ratings.edition'), { media: ['json'] }),
    column<ActLine>('rules', by('ratings.edition'), belowIfFilled).text(({ edition }) =>
      editionText(t, edition),
    ),
    column<ActLine>('remarks', by('ratings.remarks'), belowIfFilled).text(({ remarks }) =>
      remarks.join('; '),
    ),
  ];
}

export type ChangedLine = RowOf<typeof changedLines>;

/** The columns of changing ratings. */
export function changedColumns(t: RatingsWords): Columns<ChangedLine> {
  const by = headedBy(t);
  return [
    own('name', 'text', 'terms.name', head),
    own('from', 'number', by('ratings.before')),
    own('to', 'number', by('ratings.after'), strong),
    column<ChangedLine>('change', by('ratings.change')).change(({ from, to }) =>
      from === null || to === null ? null : to - from,
    ),
  ];
}
