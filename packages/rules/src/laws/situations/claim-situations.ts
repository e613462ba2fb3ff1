import { scoreMadeUp } from '../08-score/recording.ts';
import { wrongClaimPenalty } from '../09-draw/wrong-claim.ts';
import { quickplayArticles, quickplayOutcomes } from '../10-quickplay/quickplay-claim.ts';
import { type Consequence, goesOn } from '../decision-table.ts';
import {
  articleOf,
  byAnswer,
  plain,
  rulingOf,
  type Situation,
  type SituationSetting,
} from './situation.ts';

const timesLeft = ['over-six-minutes', 'two-to-six', 'one-to-two', 'under-one'] as const;

/** What a wrong claim costs the claimant by the Laws of 2001, by the time that is left. */
const timeTaken: Readonly<Record<(typeof timesLeft)[number], readonly Consequence[]>> = {
  'over-six-minutes': [],
  'two-to-six': [{ kind: 'time-halved' }],
  'one-to-two': [{ kind: 'time-becomes-one-minute' }],
  'under-one': [],
};

const threeMinutes = 180;

const wrongClaimRuling = (setting: SituationSetting, left: (typeof timesLeft)[number]) => {
  const { article, opponentGains } = wrongClaimPenalty(setting.laws, 0, setting.play);
  const isOf2001 = setting.laws === 'laws-2001';
  const taken = isOf2001 ? timeTaken[left] : [];
  const own = isOf2001 && left === 'over-six-minutes' ? -threeMinutes : 0;
  const follows = [...taken, { kind: 'claimed-move-is-played' } as const, goesOn];
  return { ...rulingOf(setting, article, follows), own, opponent: opponentGains };
};

/**
 * A claim of repetition or of fifty moves was found wrong.
 *
 * @article Laws 2001 9.5b
 * @article FIDE Laws 2023 9.5.3
 */
const wrongClaim: Situation = {
  code: 'wrong-claim',
  group: 'claims',
  step: (setting, { 'time-left': answer }) => {
    const left = timesLeft.find((each) => each === answer);
    if (setting.laws === 'laws-2001' && left === undefined) {
      return { ask: 'time-left', answers: timesLeft };
    }
    return { ruling: wrongClaimRuling(setting, left ?? 'under-one') };
  },
};

const rightClaim = byAnswer('right-claim', 'claims', {
  ask: 'claimed-by',
  answers: ['repetition', 'fifty-moves'],
  rulingFor: (setting, answer) =>
    rulingOf(setting, answer === 'repetition' ? '9.2' : '9.3', [{ kind: 'draw' }]),
});

const quickplay: Readonly<Record<keyof typeof quickplayOutcomes, readonly Consequence[]>> = {
  agree: [{ kind: 'draw' }],
  postpone: [{ kind: 'time-for-opponent-possible' }, { kind: 'decided-when-flag-falls' }, goesOn],
  reject: [goesOn],
};

/**
 * With little time left a player claims that the opponent cannot win, or does not try to. There is no
 * such claim in blitz of the Laws of 2001, and none in rapid and blitz of 2023.
 *
 * @article Laws 2001 10.2, C4
 * @article FIDE Laws 2023 III.5
 * @article Tempelhof 2018 I.7, III.B.5
 */
const quickplayClaim = byAnswer('quickplay-claim', 'claims', {
  ask: 'decision',
  answers: ['agree', 'postpone', 'reject'],
  rulingFor: (setting, answer) => {
    const { laws, play } = setting;
    if (laws === 'laws-2001' && play === 'blitz') return null;
    if (laws === 'laws-2023' && play !== 'standard') return null;
    const { opponentGains, optional, article } = quickplayOutcomes[answer];
    return {
      ...rulingOf(
        setting,
        laws === 'laws-2001' ? article : quickplayArticles[laws],
        quickplay[answer],
      ),
      opponent: optional ? 0 : opponentGains,
    };
  },
});

/** @article Laws 2001 5.2c; FIDE Laws 2023 5.2.3 */
const agreedTooEarly: Situation = {
  code: 'agreed-before-both-moved',
  group: 'claims',
  step: (setting) => ({
    ruling:
      setting.laws === 'laws-2001'
        ? rulingOf(setting, '5.2c', [{ kind: 'draw' }])
        : rulingOf(setting, '5.2.3', [goesOn]),
  }),
};

const boardEnds = {
  checkmate: { laws2001: '5.1a', laws2023: '5.1.1', kind: 'won-for-player' },
  stalemate: { laws2001: '5.2a', laws2023: '5.2.1', kind: 'draw' },
  'dead-position': { laws2001: '5.2b', laws2023: '5.2.2', kind: 'draw' },
  resigned: { laws2001: '5.1b', laws2023: '5.1.2', kind: 'lost-for-player' },
} as const;

const gameEnded = byAnswer('game-ended', 'claims', {
  ask: 'ended-by',
  answers: ['checkmate', 'stalemate', 'dead-position', 'resigned'],
  rulingFor: (setting, answer) => {
    const { kind, ...articles } = boardEnds[answer];
    return rulingOf(setting, articleOf(articles, setting.laws), [{ kind }]);
  },
});

const exemptions = ['nobody', 'one', 'both'] as const;

const scoreCompleted: Readonly<Record<ReturnType<typeof scoreMadeUp>['code'], Consequence>> = {
  'own-score': { kind: 'score-from-own-sheet' },
  'with-the-arbiters': { kind: 'score-with-the-arbiters' },
  'with-the-opponents': { kind: 'score-with-the-opponents' },
  'on-another-board': { kind: 'score-on-another-board' },
};

const articles2023: Readonly<Record<string, string>> = {
  '8.5a': '8.5.1',
  '8.5b': '8.5.2',
  '8.5c': '8.5.3',
};

/**
 * After a time trouble the scores are incomplete.
 *
 * @article Laws 2001 8.4, 8.5
 * @article FIDE Laws 2023 8.4, 8.5
 */
const scoreIncomplete: Situation = {
  code: 'score-incomplete',
  group: 'claims',
  step: (setting, answers) => {
    const exempt = exemptions.find((each) => each === answers['exempt']);
    if (exempt === undefined) return { ask: 'exempt', answers: exemptions };
    if (answers['one-score-complete'] === undefined) {
      return { ask: 'one-score-complete', answers: ['yes', 'no'] };
    }
    const { code, article } = scoreMadeUp(exempt, answers['one-score-complete'] === 'yes');
    const cited = setting.laws === 'laws-2001' ? article : (articles2023[article] ?? article);
    return { ruling: rulingOf(setting, cited, [scoreCompleted[code], goesOn]) };
  },
};

const possible: readonly Consequence[] = [{ kind: 'penalty-possible' }, goesOn];

/** Claims, offers, the score and the end of the game. */
export const claimSituations: readonly Situation[] = [
  rightClaim,
  wrongClaim,
  quickplayClaim,
  plain('offer-in-opponents-time', 'claims', { laws2001: '9.1', laws2023: '9.1.2.1' }, [
    { kind: 'offer-stands' },
    ...possible,
  ]),
  agreedTooEarly,
  gameEnded,
  plain('does-not-record', 'claims', { laws2001: '8.1', laws2023: '8.1.1' }, possible),
  scoreIncomplete,
];
