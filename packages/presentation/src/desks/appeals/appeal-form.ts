import type { AppealTerms } from '@rokade/tournament';
import type { FormFields } from '../../console/commands/said-in-form.ts';
import { textIn, textsIn, wordIn } from '../../console/commands/said-in-form.ts';

const seats = ['chair', 'member', 'substitute'] as const;

/** The members in the lines of the form; lines without a name are left out. */
const membersIn = (values: FormFields, lines: number): AppealTerms['committee'] =>
  Array.from({ length: lines }, (_, index) => ({
    name: textIn(values, `name-${index}`),
    seat: wordIn(values, `seat-${index}`, seats) ?? 'member',
    federation: textIn(values, `federation-${index}`),
    licensed: values.has(`licensed-${index}`),
    ofAge: values.has(`ofAge-${index}`),
  })).filter(({ name }) => name !== '');

/**
 * The command of the form with the rules and the committee; what the form does not ask stays, as in a
 * group, whose event says it.
 */
export const setting = (values: FormFields, before: AppealTerms, lines: number) =>
  ({
    kind: 'set-appeals',
    terms: {
      ...before,
      ...textsIn(values, 'rules', 'until'),
      ...(values.has('deposit') && textsIn(values, 'deposit')),
      ...(lines > 0 && { committee: membersIn(values, lines) }),
    },
  }) as const;
