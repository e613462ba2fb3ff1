import { pointsOf } from '@rokade/rules';
import { pointsText } from '@rokade/tables';
import type { Context } from '../outcome.ts';
import type { CheckedStandings, StandingsDifference } from './checked-standings.ts';

/** The comparison of the standings for programs, points as decimal numbers. */
export const standingsCheckJson = ({ ok, tieBreaks, differences }: CheckedStandings) => ({
  ok,
  tiebreaks: tieBreaks,
  differences: differences.map(({ no: player, halfPoints, rank }) => ({
    no: player,
    ...(halfPoints === null
      ? {}
      : {
          points: { expected: pointsOf(halfPoints.expected), actual: pointsOf(halfPoints.actual) },
        }),
    ...(rank === null ? {} : { rank }),
  })),
});

function differenceText({ t }: Context, difference: StandingsDifference): string {
  const { no: player, halfPoints, rank } = difference;
  const parts = [
    ...(halfPoints === null
      ? []
      : [
          t('cli.check.points', {
            expected: pointsText(halfPoints.expected),
            actual: pointsText(halfPoints.actual),
          }),
        ]),
    ...(rank === null ? [] : [t('cli.check.rank', { ...rank })]),
  ];
  return `  ${player}: ${parts.join('; ')}\n`;
}

/** The comparison of the standings as text: a line, and one for each player who differs. */
export function standingsCheckText(
  context: Context,
  { ok, differences }: CheckedStandings,
): string {
  const { t } = context;
  const head = ok ? t('cli.check.agrees') : t('cli.check.differs');
  const lines = differences.map((each) => differenceText(context, each));
  return `${t('terms.standings')}: ${head}\n${lines.join('')}`;
}
