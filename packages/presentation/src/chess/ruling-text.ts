import {
  type BoardRuling,
  type Consequence,
  type LawsEdition,
  lawsEditions,
  penaltyCodes,
  situationAnswers,
  situationQuestions,
} from '@rokade/rules';
import { type GameResult, isLegalScore } from '@rokade/tournament';
import type { Locale } from '../words/locale.ts';

type Reading = Pick<Locale<'console'>, 't'>;

/** A question of a situation in words. */
export const questionText = ({ t }: Reading, code: string): string => {
  const question = situationQuestions.find((each) => each === code);
  return question === undefined ? code : t(`incidents.question-${question}`);
};

/** An answer in words. */
export const answerText = ({ t }: Reading, code: string): string => {
  const answer = situationAnswers.find((each) => each === code);
  return answer === undefined ? code : t(`incidents.answer-${answer}`);
};

/** A penalty in words; its code where this Rokade does not know it. */
export const penaltyText = ({ t }: Reading, code: string): string => {
  const penalty = penaltyCodes.find((each) => each === code);
  return penalty === undefined ? code : t(`incidents.penalty-${penalty}`);
};

const lawsKeys = {
  'laws-2001': 'incidents.laws-2001',
  'laws-2023': 'incidents.laws-2023',
  'tempelhof-2018': 'incidents.laws-tempelhof',
} as const satisfies Readonly<Record<LawsEdition, string>>;

/** The editions of the Laws as options. */
export const lawsOptions = ({ t }: Reading) =>
  lawsEditions.map((laws) => ({ value: laws, text: t(lawsKeys[laws]) }));

/** What follows from a ruling, one sentence each, with the seconds for the two clocks. */
export function followsText(
  { t }: Reading,
  { follows, own, opponent }: BoardRuling,
  names: { readonly player: string; readonly opponent: string },
): readonly string[] {
  return [
    ...(own < 0 ? [t('incidents.own-time', { player: names.player, seconds: String(-own) })] : []),
    ...(opponent > 0
      ? [t('incidents.opponent-time', { opponent: names.opponent, seconds: String(opponent) })]
      : []),
    ...follows.map(({ kind }) => t(`incidents.follows-${kind}`)),
  ];
}

const has = (follows: readonly Consequence[], kind: Consequence['kind']): boolean =>
  follows.some((each) => each.kind === kind);

const secondsInMinute = 60;

/** The sentence to say to the player; '': none. */
export function sentenceToSay({ t }: Reading, { follows, opponent }: BoardRuling): string {
  if (has(follows, 'draw')) return t('incidents.say-draw');
  if (has(follows, 'lost-for-player')) return t('incidents.say-lost');
  if (has(follows, 'won-for-player')) return t('incidents.say-won');
  if (has(follows, 'lost-for-both')) return t('incidents.say-both-lost');
  if (has(follows, 'new-game')) return t('incidents.say-new-game');
  if (opponent > 0) return t('incidents.say-time', { minutes: opponent / secondsInMinute });
  return has(follows, 'game-goes-on') ? t('incidents.say-goes-on') : '';
}

const played = (white: number, black: number): GameResult | null =>
  isLegalScore(white, black) ? { kind: 'played', white, black } : null;

/** The result that a ruling gives, for a player with these pieces; null: the game goes on. */
export function resultOfRuling(
  { follows }: BoardRuling,
  colour: 'white' | 'black',
  isAbsence: boolean,
): GameResult | null {
  const other = colour === 'white' ? 'black' : 'white';
  if (has(follows, 'draw')) return played(1, 1);
  if (has(follows, 'won-for-player')) return colour === 'white' ? played(2, 0) : played(0, 2);
  if (has(follows, 'lost-for-both')) return { kind: 'forfeit', absent: 'both', notice: false };
  if (!has(follows, 'lost-for-player')) return null;
  if (isAbsence) return { kind: 'forfeit', absent: colour, notice: false };
  return other === 'white' ? played(2, 0) : played(0, 2);
}
