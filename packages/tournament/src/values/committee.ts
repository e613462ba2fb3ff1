import { appealOffice, appealRules } from '@rokade/rules';
import type { AppealTerms } from './appeals.ts';

/** The members of a committee in the order in which they are named. */
export type Committee = AppealTerms['committee'];

/** The names of those who sit in the committee; substitutes do not, unless somebody is missing. */
export const seatedNames = (committee: Committee): readonly string[] =>
  committee.filter(({ seat }) => seat !== 'substitute').map(({ name }) => name);

/**
 * The committee of these names: whoever was in it before keeps seat and facts, the others are members of
 * the tournament's federation, and the first is the chair where the rules want one. Substitutes stay as
 * long as anybody is named.
 */
export function committeeOfNames(
  names: readonly string[],
  {
    rules: code,
    federation,
    before,
  }: { readonly rules: string; readonly federation: string; readonly before: Committee },
): Committee {
  const rules = appealRules(code);
  const hasChair = rules !== undefined && appealOffice(rules, 0)?.hasChair === true;
  const named = names.filter((name) => name.trim() !== '');
  const isChaired = before.some(({ name, seat }) => seat === 'chair' && named.includes(name));
  const seated = named.map(
    (name, index): Committee[number] =>
      before.find((one) => one.name === name && one.seat !== 'substitute') ?? {
        name,
        federation,
        licensed: false,
        ofAge: true,
        seat: hasChair && !isChaired && index === 0 ? 'chair' : 'member',
      },
  );
  const kept = before.filter((one) => one.seat === 'substitute' && !named.includes(one.name));
  return seated.length === 0 ? [] : [...seated, ...kept];
}
