import { bothFlags } from '../06-clock/both-flags.ts';
import { clockCases } from '../06-clock/clock-handling.ts';
import { goesOn } from '../decision-table.ts';
import { byAnswer, plain, rulingOf, type Situation, type SituationSetting } from './situation.ts';

const isPeople = (code: string): boolean => code === 'disturbed-from-outside';

/** Where the arbiter looks for a problem with a clock. */
const groupOf = (code: string) =>
  isPeople(code) ? 'people' : code === 'position-put-back' ? 'position' : 'clock';

/**
 * A player's flag has fallen before the required moves were made.
 *
 * @article Laws 2001 6.10
 * @article FIDE Laws 2023 6.9
 */
const flagFallen = byAnswer('flag-fallen', 'clock', {
  ask: 'opponent-can-mate',
  answers: ['yes', 'no'],
  rulingFor: (setting, answer) =>
    rulingOf(setting, setting.laws === 'laws-2001' ? '6.10' : '6.9', [
      { kind: answer === 'yes' ? 'lost-for-player' : 'draw' },
    ]),
});

const flagsRuling = (setting: SituationSetting, lastPeriod: boolean) => {
  const { outcome, article } = bothFlags({ ...setting, lastPeriod });
  return rulingOf(setting, article, [outcome === 'draw' ? { kind: 'draw' } : goesOn]);
};

/**
 * Both flags have fallen, and nobody knows which fell first. In rapid and blitz play there is one
 * period.
 *
 * @article Laws 2001 6.12, 10.3, B8
 * @article FIDE Laws 2023 III.3.1
 */
const bothFlagsFallen: Situation = {
  code: 'both-flags-fallen',
  group: 'clock',
  step: (setting, { 'last-period': answer }) => {
    if (setting.play === 'standard' && answer === undefined) {
      return { ask: 'last-period', answers: ['yes', 'no'] };
    }
    return { ruling: flagsRuling(setting, answer !== 'no') };
  },
};

/** What happens with clocks. */
export const clockSituations: readonly Situation[] = [
  flagFallen,
  bothFlagsFallen,
  ...clockCases.map(({ code, article2001, article2023, follows }) =>
    plain(code, groupOf(code), { laws2001: article2001, laws2023: article2023 }, [
      ...follows,
      goesOn,
    ]),
  ),
];
