import {
  type Act,
  comparisonFor,
  type ExplainedRow,
  explainEvent,
  type Ratings,
  type ReportedEvent,
  type ReportedPlayer,
  type SampledEvent,
  stepsOfAct,
  type UsedLine,
  valuesOf,
} from '@rokade/ratings';
import { type GrantingOffice, type GrantRule, toNumber } from '@rokade/rules';
import type { Columns, RowOf } from './column.ts';
import { below, belowIfFilled, column, head, own, second, strong } from './columns-in.ts';
import { type RatingRow, ratingReportColumns } from './rating-report.ts';
import { headedBy, type RatingsWords } from './ratings-column.ts';
import { type RatingsLocale, remarkText } from './ratings-lines.ts';
import { decimalText } from './say/number-text.ts';

/** A player of an event, with the calculation. */
interface ExplainedLine extends RatingRow {
  readonly person: string;
  /**
   * The source of the rating of a player without a registered one; null: the player had one, or a
   * performance.
   */
  readonly from: NonNullable<ReportedPlayer['given']>['from'] | null;
  /** The registered ratings, if they differ from the event's: `1512 → 1527`. */
  readonly registered: string;
}

/** The source of a rating that is not in the book. */
function fromIn({ player, row, step }: ExplainedRow): ExplainedLine['from'] {
  const { given } = player;
  const isStated = given !== null && !row.performance && row.oldRating === given.rating;
  return isStated && step?.before !== given.rating ? given.from : null;
}

/** The groups of an event, row by row; a player without a registered rating gets no new one. */
export const explainedTables = (ratings: Ratings, event: ReportedEvent) =>
  explainEvent(ratings, event).map(({ group, method, rows }) => ({
    name: group.name,
    method,
    lines: rows.map((explained): ExplainedLine => {
      const { player, row, step } = explained;
      const { because: _, no, ...numbers } = row;
      const { name, club, federation } = valuesOf(ratings, player.person);
      const isOther = step !== null && step.before !== row.oldRating;
      return {
        ...numbers,
        ...(step === null ? { newRating: null, change: null } : {}),
        from: fromIn(explained),
        player: { no, title: '', name, club, federation, rating: row.oldRating, otherList: null },
        person: player.person,
        registered: isOther ? `${step.before ?? '–'} → ${step.after}` : '',
      };
    }),
  }));

/** The columns of an event's report, with the registered ratings. */
export const explainedColumns = (t: RatingsWords): Columns<ExplainedLine> => [
  ...ratingReportColumns,
  column<ExplainedLine>('from', headedBy(t)('ratings.from'), belowIfFilled).text(({ from }) =>
    from === null ? '' : t(`ratings.from-${from}`),
  ),
  own('registered', 'text', headedBy(t)('ratings.registered-on'), belowIfFilled),
];

/** The differences in a row of table 1, as printed there. */
const lineText = ({ from, to }: Pick<UsedLine, 'from' | 'to'>): string =>
  to === null ? `${from}–` : `${from}–${to}`;

/** The facts of the row of table 1 that was used for all games at once. */
export const lineFacts = ({ higher, lower, ...range }: UsedLine) => ({
  range: lineText(range),
  higher,
  lower,
});

/** The expected score of the player by a row of table 1, in percent. */
const percentIn = ({ difference, higher, lower }: UsedLine): number =>
  difference < 0 ? lower : higher;

/** The games behind a player's rating in an event. */
export const explainedGames = (ratings: Ratings, { games }: Pick<ExplainedRow, 'games'>) =>
  games.map((game) => ({ ...game, name: valuesOf(ratings, game.opponent).name }));

export type ExplainedGameLine = RowOf<typeof explainedGames>;

/**
 * The columns of these games: opponent, colour, rating, row of table 1, and result.
 *
 * @article DSU 2002 4.5.7 table 1; DSU 2010 4.5.7 table 1
 */
export const explainedGameColumns = (t: RatingsWords): Columns<ExplainedGameLine> => [
  own('round', 'number', 'terms.round', { weight: 'quiet' }),
  own('name', 'text', 'terms.opponent', head),
  column<ExplainedGameLine>('colour', 'terms.colour', belowIfFilled).text(({ noShow, colour }) => {
    if (noShow) return t('ratings.not-played');
    return colour === null ? '' : t(`ratings.colour-${colour}`);
  }),
  own('rating', 'number', 'terms.rating', below),
  column<ExplainedGameLine>('difference', headedBy(t)('ratings.d'), belowIfFilled).change(
    ({ line }) => line?.difference ?? null,
  ),
  column<ExplainedGameLine>('line', headedBy(t)('ratings.table'), {
    ...belowIfFilled,
    align: 'end',
  }).text(({ line }) => (line === null ? '' : lineText(line))),
  column<ExplainedGameLine>('expected', 'print.rating-expected', belowIfFilled).text(({ line }) =>
    line === null ? '' : `${percentIn(line)} %`,
  ),
  own('halfPoints', 'points', 'terms.score', { key: 'score' }),
];

/** The ratings given by a list, a grant, an adjustment or a lift; empty for an event. */
export const actRatingLines = (ratings: Ratings, act: Act) =>
  act.kind === 'event'
    ? []
    : stepsOfAct(ratings, act).map(({ person, before, after }) => {
        const { name, nationalId, club } = valuesOf(ratings, person);
        return { person, name, nationalId, club, before, after };
      });

type ActRatingLine = RowOf<typeof actRatingLines>;

/** The columns of given ratings. */
export function actRatingColumns(t: RatingsWords): Columns<ActRatingLine> {
  const by = headedBy(t);
  return [
    own('name', 'text', 'terms.name', head),
    own('nationalId', 'text', by('ratings.id'), belowIfFilled),
    own('club', 'text', 'terms.club', belowIfFilled),
    own('before', 'number', by('ratings.before'), below),
    own('after', 'number', by('ratings.after'), strong),
  ];
}

/** The basis of an adjustment as text: the number of players and the difference; '' if nobody was compared. */
export function adjustmentLine(
  { language }: Pick<RatingsLocale, 'language'>,
  ratings: Ratings,
  adjustment: Parameters<typeof comparisonFor>[1],
) {
  const { compared, difference, by } = comparisonFor(ratings, adjustment);
  const text = difference === null ? '' : decimalText(language, toNumber(difference));
  return { compared: compared.length, difference: text, by };
}

const numbersIn = ({ from, to, values }: GrantRule): string => {
  if (values !== null) return values.join(', ');
  return Number.isFinite(to) ? `${from}–${to}` : `${from}–`;
};

/** The rules about who grants which ratings, as texts. */
export function grantRuleLines(t: RatingsWords, rules: readonly GrantRule[]) {
  const office = (code: GrantingOffice | null): string =>
    code === null ? '' : t(`ratings.office-${code}`);
  return rules.map((rule) => ({
    numbers: numbersIn(rule),
    club: office(rule.proposes.club),
    single: office(rule.proposes.single),
    none: office(rule.proposes.none),
    approves: office(rule.approves) || t('ratings.nobody-approves'),
    article: rule.article,
  }));
}

/** The columns of rules for granting: who proposes ratings for whom, and who approves them. */
export function grantRuleColumns(t: RatingsWords): Columns<RowOf<typeof grantRuleLines>> {
  const by = headedBy(t);
  return [
    own('numbers', 'text', 'terms.rating', head),
    own('club', 'text', by('ratings.membership-club'), below),
    own('single', 'text', by('ratings.membership-single'), below),
    own('none', 'text', by('ratings.membership-none'), below),
    own('approves', 'text', by('ratings.approved-by'), below),
    own('article', 'text', by('ratings.article'), below),
  ];
}

/** The events of a sample, with the differing reports, as texts. */
export const sampleLines = (
  locale: RatingsLocale,
  ratings: Ratings,
  sample: readonly SampledEvent[],
) =>
  sample.map(({ event, differing }) => ({
    act: event.id,
    what: event.name,
    lastDay: event.lastDay,
    differing: differing.map((remark) => remarkText(locale, ratings, remark)),
  }));

type SampleLine = RowOf<typeof sampleLines>;

/** The columns of events drawn for a control calculation. */
export function sampleColumns(t: RatingsWords): Columns<SampleLine> {
  const by = headedBy(t);
  return [
    own('what', 'text', 'terms.what', head),
    own('lastDay', 'day', by('ratings.ended'), { ...below, dated: true }),
    column<SampleLine>('differing', by('ratings.remarks'), second).text(({ differing }) =>
      differing.length === 0 ? t('ratings.nothing-differs') : differing.join('; '),
    ),
  ];
}
