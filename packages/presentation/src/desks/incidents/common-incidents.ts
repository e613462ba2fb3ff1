import type { SituationAnswers, SituationCode } from '@rokade/rules';
import type { Locale } from '../../words/locale.ts';
import { answerPrefix } from './board-choice.ts';
import type { BoardGame } from './board-facts.ts';

interface CommonIncident {
  readonly situation: SituationCode;
  readonly answers: SituationAnswers;
}

/** What arbiters are called for most often, with the usual answers. */
const commonIncidents: readonly CommonIncident[] = [
  { situation: 'illegal-move', answers: {} },
  { situation: 'flag-fallen', answers: { 'opponent-can-mate': 'yes' } },
  { situation: 'telephone', answers: {} },
  { situation: 'late', answers: { arrived: 'too-late' } },
];

/** A common case with a button for each of the two players, whose value is a part of the address. */
export interface CommonLine {
  readonly what: string;
  readonly players: readonly { readonly name: string; readonly value: string }[];
}

/** What a button stands for in the address; see `choiceIn`. */
const buttonValue = ({ situation, answers }: CommonIncident, side: 'white' | 'black'): string =>
  [
    `side=${side}`,
    `situation=${situation}`,
    ...Object.entries(answers).map(([question, answer]) => `${answerPrefix}${question}=${answer}`),
  ].join('&');

/** The common cases of a game: one touch says what happened, and to whom. */
export const commonLines = (
  { t }: Pick<Locale<'console'>, 't'>,
  game: Pick<BoardGame, 'white' | 'black'>,
): readonly CommonLine[] =>
  commonIncidents.map((one) => ({
    what: t(`incidents.situation-${one.situation}`),
    players: (['white', 'black'] as const).map((side) => ({
      name: game[side].name,
      value: buttonValue(one, side),
    })),
  }));
