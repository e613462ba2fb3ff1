import type { TournamentReader } from '@rokade/formats';
import type { LeftPrize, OpenPrize, PrizeAward, PrizeAwards, PrizePlan } from '@rokade/rules';
import { type PendingLine, type PrizeLine, type PrizesRow, prizesColumns } from '@rokade/tables';
import { moneyText } from '@rokade/texts';
import type { Context } from '../outcome.ts';
import { printedTable, titleOf } from '../say/printed-table.ts';
import { namerOf, reasonLines } from '../say/reason-text.ts';
import type { ComputedStandings } from '../standings/computed-standings.ts';
import { playersByNo } from '../standings/standings-tables.ts';

/** The prizes, with what they were awarded from. */
export interface PrizesAnswer {
  readonly context: Context;
  readonly source: TournamentReader;
  readonly standings: ComputedStandings;
  readonly plan: PrizePlan;
  readonly awards: PrizeAwards;
  readonly explain: boolean;
}

const amountText = ({ context, plan }: PrizesAnswer, money: number): string =>
  money === 0 ? '' : moneyText(context.language, plan.currency, money);

function awardLine(answer: PrizesAnswer, award: PrizeAward): PrizeLine {
  const { place, lastPlace, no, money, honours } = award;
  const line = answer.standings.lines.find((other) => other.no === no);
  return {
    player: playersByNo(answer.source.players)(no),
    halfPoints: line?.halfPoints ?? 0,
    places: place === lastPlace ? String(place) : `${place}–${lastPlace}`,
    amount: amountText(answer, money),
    honours: honours.join(', '),
  };
}

const waitingLine = (
  answer: PrizesAnswer,
  { place, prize }: OpenPrize | LeftPrize,
  waitsFor: PendingLine['waitsFor'],
): PendingLine => ({
  place,
  amount: amountText(answer, prize.money),
  honour: prize.honour,
  waitsFor,
  players: [],
});

function explanation({ context, awards, source, explain }: PrizesAnswer, list: number): string {
  if (!explain) return '';
  const { t } = context;
  const name = namerOf(source.players);
  const ofList = ({ list: other }: { readonly list: number }) => other === list;
  const lines = [
    ...awards.given
      .filter(ofList)
      .flatMap(({ no, because }) => [name(no), ...reasonLines(t, name, because)]),
    ...[...awards.open, ...awards.left]
      .filter(ofList)
      .flatMap(({ place, because }) => [
        `${t('prizes.prize')} ${place}`,
        ...reasonLines(t, name, because),
      ]),
  ];
  return `\n${lines.join('\n')}\n`;
}

function listText(answer: PrizesAnswer, list: number): string {
  const { plan, awards, context } = answer;
  const ofList = ({ list: other }: { readonly list: number }) => other === list;
  const rows: readonly PrizesRow[] = [
    ...awards.given.filter(ofList).map((award) => awardLine(answer, award)),
    ...awards.open.filter(ofList).map((prize) => waitingLine(answer, prize, prize.needs)),
    ...awards.left.filter(ofList).map((prize) => waitingLine(answer, prize, 'nobody')),
  ];
  const table = printedTable(context, { columns: prizesColumns(context.t), rows });
  return `${plan.lists[list]?.name ?? ''}\n\n${table}${explanation(answer, list)}`;
}

/** The prizes as text: a table for each list, the reasons where they are wanted, the sum. */
export function prizesTable(answer: PrizesAnswer): string {
  const { context, source, standings, plan, awards } = answer;
  const { t } = context;
  const after = t('terms.after-round', { round: standings.round });
  const heading = titleOf(source.name, t('prizes.prizes'), after);
  const awarded = awards.given.reduce((sum, { money }) => sum + money, 0);
  const total = t('prizes.total', { amount: moneyText(context.language, plan.currency, awarded) });
  const lists = plan.lists.map((_, list) => listText(answer, list));
  return `${heading}\n\n${lists.join('\n')}\n${total}\n`;
}
