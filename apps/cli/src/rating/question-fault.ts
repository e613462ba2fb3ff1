import type { RatingQuestionFault } from '@rokade/formats';
import { unreachable } from '@rokade/rules';
import type { Context } from '../outcome.ts';

/** What is wrong with a question to the calculator, by the options it came from. */
export function questionFault({ t }: Context, fault: RatingQuestionFault): string {
  switch (fault.code) {
    case 'rating-question.system':
      return t('cli.usage.system', fault);
    case 'rating-question.edition':
      return t('cli.usage.edition', fault);
    case 'rating-question.own':
      return t('cli.usage.rating-own', fault);
    case 'rating-question.day':
      return t('cli.usage.date', { ...fault, option: '--on' });
    case 'rating-question.no-results':
      return t('cli.usage.rating-results');
    case 'rating-question.result':
      return t('cli.usage.rating-result', fault);
    case 'rating-question.fact-not-asked':
      return t('cli.usage.rating-fact', { option: `--${fault.fact}`, edition: fault.edition });
    case 'rating-question.fact': {
      const key = fault.fact === 'k' ? 'cli.usage.rating-k' : 'cli.usage.number';
      return t(key, { ...fault, option: `--${fault.fact}` });
    }
    default:
      return unreachable(fault);
  }
}
