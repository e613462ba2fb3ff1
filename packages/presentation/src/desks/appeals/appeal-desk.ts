import { type AppealRules, appealRuleSets } from '@rokade/rules';
import type { Tournament, viewAppeals } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import { appealText, committeeText, noEffectText, wayText } from './appeal-text.ts';

/** The protests of a tournament, the rules that are chosen, and those of its event if they differ. */
interface AppealsShown {
  readonly view: ReturnType<typeof viewAppeals>;
  readonly rules: AppealRules | undefined;
  readonly ofEvent: AppealRules | undefined;
}

/** What the desk of protests shows of the rules, the committee and each protest. */
export function appealDesk(
  t: Tournament,
  locale: Locale<'server'>,
  { view, rules, ofEvent }: AppealsShown,
) {
  return {
    rules: rules && {
      code: rules.code,
      what: locale.t('appeals.what', {
        regulation: rules.regulation,
        way: wayText(locale, rules),
      }),
      noEffect: noEffectText(locale, rules),
      hasCommittee: rules.stages[0].formedHere,
      wantsDeposit: rules.deposit !== null,
    },
    ruleSets: appealRuleSets.map(({ code, regulation }) => ({
      value: code,
      text: code.endsWith('-rapid') ? locale.t('appeals.rules-rapid', { regulation }) : regulation,
    })),
    terms: view.terms && { ...view.terms, rules: ofEvent?.code ?? view.terms.rules },
    byEvent:
      ofEvent === undefined ? '' : locale.t('appeals.by-event', { regulation: ofEvent.regulation }),
    missing: rules ? view.committee.map((one) => committeeText(locale, rules, one)) : [],
    appeals: view.appeals.flatMap((one) => appealText(t, locale, one) ?? []),
  };
}
