import { appealOutcomes, depositFates, parsePlayerId } from '@rokade/tournament';

const said = (values: FormData, name: string): string => String(values.get(name) ?? '');

const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word === text);

/** What a form of a protest asks for; null where nobody was chosen. */
export function lodging(values: FormData) {
  const appellant = parsePlayerId(said(values, 'appellant'));
  if (appellant === null) return null;
  const [round, board] = said(values, 'game').split('/').map(Number);
  return {
    kind: 'lodge-appeal',
    appellant,
    game: round && board ? { round, board } : null,
    ruledOn: said(values, 'ruledOn'),
    lodgedOn: said(values, 'lodgedOn'),
    written: values.has('written'),
    paid: values.has('paid'),
    ruling: said(values, 'ruling'),
    by: said(values, 'by'),
    words: said(values, 'words'),
  } as const;
}

/** What a form of a decision asks for. */
export const deciding = (appeal: number, values: FormData) =>
  ({
    kind: 'decide-appeal',
    appeal,
    day: said(values, 'decidedOn'),
    outcome: oneOf(appealOutcomes, said(values, 'outcome')) ?? 'dismissed',
    deposit: oneOf(depositFates, said(values, 'deposit')) ?? 'none',
    panel: said(values, 'panel')
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean),
    reasons: said(values, 'reasons'),
  }) as const;

const seats = ['chair', 'member', 'substitute'] as const;

/** What a form of the rules and the committee asks for; a line without a name is nobody. */
export const setting = (values: FormData, lines: number) =>
  ({
    kind: 'set-appeals',
    terms: {
      rules: said(values, 'rules'),
      deposit: said(values, 'deposit').trim(),
      until: said(values, 'until').trim(),
      committee: Array.from({ length: lines }, (_, index) => ({
        name: said(values, `name-${index}`).trim(),
        seat: oneOf(seats, said(values, `seat-${index}`)) ?? 'member',
        federation: said(values, `federation-${index}`).trim(),
        licensed: values.has(`licensed-${index}`),
        ofAge: values.has(`ofAge-${index}`),
      })).filter(({ name }) => name !== ''),
    },
  }) as const;
