import type { TranslateFor } from '@rokade/texts';
import { resultInShort, resultInWords, writtenInWords } from '../journal/result-words.ts';
import type { Question, ResultInQuestion } from './question.ts';

/** The texts of a question's dialog, around the list of consequences. */
export interface QuestionWords {
  readonly title: string;
  readonly before: readonly string[];
  readonly after: string;
  /** The button that changes nothing, and the one that goes on. */
  readonly no: string;
  readonly yes: string;
}

/** The label of the button that enters the arbiter's result. */
function useMine(t: TranslateFor<'console'>, { mine }: ResultInQuestion): string {
  return mine === null
    ? t('console.clear-result')
    : t('console.use-mine', { result: resultInShort(t, mine) });
}

/** The texts when somebody else changed the board since the arbiter saw it. */
function resultConflict(
  t: TranslateFor<'console'>,
  about: ResultInQuestion,
): Omit<QuestionWords, 'title'> {
  const { stands, mine } = about;
  const facts = { mine: resultInWords(t, mine) };
  const yes = useMine(t, about);
  if (stands === null) {
    const before = [t('console.conflict-what')];
    return { before, after: t('console.conflict-mine', facts), no: t('desk.dismiss'), yes };
  }
  const key = stands.result === null ? 'console.conflict-cleared' : 'console.conflict-result';
  const resultFacts = { ...facts, who: stands.by, stands: resultInWords(t, stands.result) };
  const no = t('console.keep-result', { result: writtenInWords(t, stands) });
  return { before: [t(key, resultFacts)], after: '', no, yes };
}

/** The texts when the arbiter's result breaks a rule, or comes after a later round was paired. */
function resultConfirmation(
  t: TranslateFor<'console'>,
  { stands, mine }: ResultInQuestion,
): Omit<QuestionWords, 'title'> {
  const result = resultInShort(t, mine);
  if (stands === null || stands.result === null) {
    const before = [t('console.result-wanted', { result: resultInWords(t, mine) })];
    return { before, after: '', no: t('terms.cancel'), yes: t('console.enter-result', { result }) };
  }
  const change = { before: writtenInWords(t, stands), result: resultInWords(t, mine) };
  return {
    before: [t('console.result-change', change)],
    after: '',
    no: t('console.keep-result', { result: writtenInWords(t, stands) }),
    yes: mine === null ? t('console.clear-result') : t('console.change-result', { result }),
  };
}

/** The texts of a question. One about a result names its board, its players and both results. */
export function questionWords(t: TranslateFor<'console'>, question: Question): QuestionWords {
  const { kind, about } = question;
  if (about !== null) {
    const { round, board, white, black } = about;
    const words = kind === 'conflict' ? resultConflict(t, about) : resultConfirmation(t, about);
    return { title: t('console.result-title', { round, board, white, black }), ...words };
  }
  const no = t('terms.cancel');
  return kind === 'conflict'
    ? {
        title: t('console.conflict'),
        before: [t('console.conflict-what')],
        after: t('console.conflict-apply'),
        no,
        yes: t('console.apply-again'),
      }
    : { title: t('console.confirm'), before: [], after: '', no, yes: t('console.do-it') };
}
