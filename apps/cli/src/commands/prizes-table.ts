import type { TournamentReader } from '@rokade/formats';
import type {
  LeftPrize,
  OpenPrize,
  PrizeAward,
  PrizeAwards,
  PrizePlan,
  Reason,
} from '@rokade/rules';
import { citation, moneyText } from '@rokade/texts';
import type { Context } from '../outcome.ts';
import { namerOf, playerName } from '../say/player-name.ts';
import { pointsText } from '../say/points.ts';
import { reasonText } from '../say/reason-text.ts';
import { type TableColumn, textTable } from '../say/text-table.ts';
import type { AskedStandings } from '../standings/asked-standings.ts';

/** Prizes given, with what they were given from. */
export interface PrizesAnswer {
  readonly context: Context;
  readonly source: TournamentReader;
  readonly standings: AskedStandings;
  readonly plan: PrizePlan;
  readonly awards: PrizeAwards;
  readonly explain: boolean;
}

function columnsOf({ context: { t } }: PrizesAnswer): readonly TableColumn[] {
  return [
    { head: t('prizes.prize'), align: 'right' },
    { head: t('terms.number'), align: 'right' },
    { head: t('terms.name'), align: 'left' },
    { head: t('terms.points'), align: 'right' },
    { head: t('prizes.amount'), align: 'right' },
    { head: t('prizes.honour'), align: 'left' },
  ];
}

const amountText = ({ context, plan }: PrizesAnswer, money: number): string =>
  money === 0 ? '' : moneyText(context.language, plan.currency, money);

const placesText = ({ place, lastPlace }: PrizeAward): string =>
  place === lastPlace ? String(place) : `${place}–${lastPlace}`;

function awardRow(answer: PrizesAnswer, award: PrizeAward): readonly string[] {
  const player = answer.source.players.find(({ no }) => no === award.no);
  const line = answer.standings.lines.find(({ no }) => no === award.no);
  return [
    placesText(award),
    String(award.no),
    player === undefined ? '' : playerName(player),
    pointsText(line?.halfPoints ?? 0),
    amountText(answer, award.money),
    award.honours.join(', '),
  ];
}

function waitingRow(answer: PrizesAnswer, { place, prize }: OpenPrize | LeftPrize, word: string) {
  return [String(place), '', word, '', amountText(answer, prize.money), prize.honour];
}

function reasonLines(
  { context, source }: PrizesAnswer,
  head: string,
  reasons: readonly Reason[],
): readonly string[] {
  const namer = namerOf(source.players);
  return [
    head,
    ...reasons.map((each) => `  ${citation(each.article)}  ${reasonText(context.t, namer, each)}`),
  ];
}

function explanation(answer: PrizesAnswer, list: number): string {
  const { awards, source, explain } = answer;
  if (!explain) return '';
  const name = namerOf(source.players);
  const ofList = ({ list: other }: { readonly list: number }) => other === list;
  const lines = [
    ...awards.given
      .filter(ofList)
      .flatMap((award) => reasonLines(answer, name(award.no), award.because)),
    ...[...awards.open, ...awards.left]
      .filter(ofList)
      .flatMap(({ place, because }) =>
        reasonLines(answer, `${answer.context.t('prizes.prize')} ${place}`, because),
      ),
  ];
  return `\n${lines.join('\n')}\n`;
}

function listText(answer: PrizesAnswer, list: number): string {
  const { plan, awards, context } = answer;
  const ofList = ({ list: other }: { readonly list: number }) => other === list;
  const rows = [
    ...awards.given.filter(ofList).map((award) => awardRow(answer, award)),
    ...awards.open
      .filter(ofList)
      .map((prize) => waitingRow(answer, prize, context.t(`prizes.needs-${prize.needs}`))),
    ...awards.left
      .filter(ofList)
      .map((prize) => waitingRow(answer, prize, context.t('prizes.left'))),
  ];
  const table = textTable(columnsOf(answer), rows);
  return `${plan.lists[list]?.name ?? ''}\n\n${table}${explanation(answer, list)}`;
}

/** The prizes for people: a table for each list, the reasons if they were asked for, the sum. */
export function prizesTable(answer: PrizesAnswer): string {
  const { context, source, standings, plan, awards } = answer;
  const { t } = context;
  const heading = [
    source.name,
    t('prizes.prizes'),
    t('terms.after-round', { round: standings.round }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  const given = awards.given.reduce((sum, { money }) => sum + money, 0);
  const total = t('prizes.total', { amount: moneyText(context.language, plan.currency, given) });
  const lists = plan.lists.map((_, list) => listText(answer, list));
  return `${heading}\n\n${lists.join('\n')}\n${total}\n`;
}
