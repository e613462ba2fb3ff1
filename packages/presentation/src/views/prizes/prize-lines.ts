import type { Currency, Prize, Reason } from '@rokade/rules';
import {
  alphabetOf,
  type Namer,
  placesText,
  type PendingLine as TablePendingLine,
  type PrizeLine as TablePrizeLine,
} from '@rokade/tables';
import { areWhole, moneyText, type TranslateFor } from '@rokade/texts';
import type { Language, PlayerLine, PrizeRow, PrizesView } from '@rokade/tournament';
import { reasonLines } from '../../chess/reason-lines.ts';

/** Sentences with the place in the regulation. */
export type ReasonLines = readonly { readonly text: string; readonly article: string }[];

/** What a player gets of a list, in words. */
interface PrizeLine extends TablePrizeLine {
  readonly player: PlayerLine;
  readonly because: ReasonLines;
}

/** A prize that is not given yet, or to nobody. */
export interface PendingLine extends TablePendingLine {
  readonly players: readonly PlayerLine[];
  readonly because: ReasonLines;
}

/** A list of prizes, in words. */
export interface PrizeListLines {
  readonly name: string;
  /** As planned: `1. 500 kr. + Cup`. */
  readonly planned: readonly string[];
  readonly rows: readonly PrizeLine[];
  readonly pending: readonly PendingLine[];
}

/** What a player signs for. */
export interface Receipt {
  readonly player: PlayerLine;
  readonly amount: string;
  /** `Main prizes 1–2: 400 kr. + Cup`, one for each list. */
  readonly items: readonly string[];
}

/** How lines are said: in which language, with which names. */
export interface PrizeWords {
  readonly language: Language;
  readonly t: TranslateFor<'console'>;
  readonly namer: Namer;
}

const placesOf = ({ place, lastPlace }: PrizeRow): string => placesText(place, lastPlace);

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' + ');

const amountText = (
  money: number,
  currency: Currency,
  language: Language,
  whole?: boolean,
): string => (money === 0 ? '' : moneyText(language, currency, money, whole));

/** The prizes of a list as planned. */
export const plannedTexts = (
  prizes: readonly Prize[],
  currency: Currency,
  language: Language,
): readonly string[] =>
  prizes.map(
    ({ money, honour }, index) =>
      `${index + 1}. ${joined(amountText(money, currency, language), honour)}`,
  );

/** Prizes as tables show them. */
export function prizeLines(
  { currency, lists }: PrizesView,
  { language, t, namer }: PrizeWords,
): readonly PrizeListLines[] {
  // A list is a table: its amounts have one form.
  const whole = areWhole(
    lists.flatMap(({ rows, pending }) => [
      ...rows.map(({ money }) => money),
      ...pending.map(({ prize }) => prize.money),
    ]),
  );
  const amount = (money: number) => amountText(money, currency, language, whole);
  const linesOf = (because: readonly Reason[]): ReasonLines => reasonLines(namer, because, t);
  return lists.map(({ name, prizes, rows, pending }) => ({
    name,
    planned: plannedTexts(prizes, currency, language),
    rows: rows.map((row) => ({
      player: row.player,
      halfPoints: row.halfPoints,
      places: placesOf(row),
      amount: amount(row.money),
      honours: row.honours.join(', '),
      because: linesOf(row.because),
    })),
    pending: pending.map(({ place, prize, waitsFor, players, because }) => ({
      place,
      amount: amount(prize.money),
      honour: prize.honour,
      waitsFor,
      players,
      because: linesOf(because),
    })),
  }));
}

/** The sum of all awarded prizes, as text. */
export const totalAwarded = ({ currency, lists }: PrizesView, language: Language): string =>
  moneyText(
    language,
    currency,
    lists.flatMap(({ rows }) => rows).reduce((sum, { money }) => sum + money, 0),
  );

/** One receipt for each player who gets something, by name. */
export function receiptsOf(view: PrizesView, language: Language): readonly Receipt[] {
  const { currency, lists } = view;
  const amount = (money: number) => amountText(money, currency, language);
  const items = lists.flatMap(({ name, rows }) => rows.map((row) => ({ name, row })));
  const byPlayer = Map.groupBy(items, ({ row }) => row.player.id);
  return [...byPlayer.values()]
    .flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const total = own.reduce((sum, { row }) => sum + row.money, 0);
      return [
        {
          player: first.row.player,
          amount: amount(total),
          items: own.map(
            ({ name, row }) =>
              `${name}, ${placesOf(row)}: ${joined(amount(row.money), ...row.honours)}`,
          ),
        },
      ];
    })
    .toSorted((a, b) => alphabetOf(language)(a.player.name, b.player.name));
}
