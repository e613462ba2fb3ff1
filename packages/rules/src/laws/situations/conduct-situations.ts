import { conductCases, telephoneLoses } from '../13-penalties/penalties.ts';
import { type Consequence, goesOn } from '../decision-table.ts';
import { byAnswer, plain, rulingOf, type Situation } from './situation.ts';

const possible: readonly Consequence[] = [{ kind: 'penalty-possible' }, goesOn];
const lost: readonly Consequence[] = [{ kind: 'lost-for-player' }];

/**
 * A telephone rang, or was found. At the club the first time on a day is a warning.
 *
 * @article Laws 2001 12.2, 13.4
 * @article FIDE Laws 2023 11.3.2
 * @article Tempelhof 2018 I.10
 */
const telephone: Situation = {
  code: 'telephone',
  group: 'conduct',
  step: (setting) => {
    if (setting.laws === 'tempelhof-2018') {
      const follows = telephoneLoses(setting.count) ? lost : possible;
      return { ruling: rulingOf(setting, 'Tempelhof I.10', follows) };
    }
    return {
      ruling:
        setting.laws === 'laws-2001'
          ? rulingOf(setting, '12.2', possible)
          : rulingOf(setting, '11.3.2', [...lost, { kind: 'unless-event-is-milder' }]),
    };
  },
};

/** A player who refuses to follow the Laws loses; the arbiter decides what the opponent gets. */
const refuses = plain('refuses-the-laws', 'conduct', { laws2001: '12.7', laws2023: '11.7' }, [
  ...lost,
  { kind: 'arbiter-decides' },
]);

/**
 * A player is not there when the round has begun. The event says how long is waited.
 *
 * @article Laws 2001 6.6, 6.7
 * @article FIDE Laws 2023 6.6, 6.7.1
 */
const late = byAnswer('late', 'people', {
  ask: 'arrived',
  answers: ['in-time', 'too-late', 'neither-came'],
  rulingFor: (setting, answer) => {
    const article = setting.laws === 'laws-2001' ? '6.7' : '6.7.1';
    const follows: readonly Consequence[] =
      answer === 'in-time'
        ? [goesOn]
        : [{ kind: answer === 'too-late' ? 'lost-for-player' : 'lost-for-both' }];
    return rulingOf(setting, article, follows);
  },
});

const ownStep: readonly string[] = ['telephone', 'refuses-the-laws'];

/** Conduct at the board, and who is not there. */
export const conductSituations: readonly Situation[] = [
  telephone,
  ...conductCases
    .filter(({ code }) => !ownStep.includes(code))
    .map(({ code, article2001, article2023 }) =>
      plain(code, 'conduct', { laws2001: article2001, laws2023: article2023 }, possible),
    ),
  refuses,
  late,
];
