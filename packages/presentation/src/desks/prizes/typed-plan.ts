import {
  type ConditionForm,
  conditionKinds,
  type ListForm,
  type Numbers,
  newCondition,
  type PlanForm,
} from './prize-form.ts';

/** The place of the prizes in a request to set them. */
export const placeOfPrizes = 'command.prizes';

/** What was typed, by the places of the fields below that of the prizes. */
type Typed = ReadonlyMap<string, string>;

const typedBelow = (fields: Readonly<Record<string, string>>): Typed =>
  new Map(
    Object.entries(fields).flatMap(([name, text]) => {
      const [path = ''] = name.split(':');
      return path.startsWith(`${placeOfPrizes}.`)
        ? [[path.slice(placeOfPrizes.length + 1), text] as const]
        : [];
    }),
  );

/** The numbers of the rows of a list of which something is filled in, in their order. */
const rowsBelow = (typed: Typed, place: string): readonly string[] => {
  const rows = [...typed].flatMap(([path, text]) => {
    const [row] = path.startsWith(`${place}.`) ? path.slice(place.length + 1).split('.') : [];
    return row === undefined || text === '' ? [] : [row];
  });
  return [...new Set(rows)].toSorted((one, other) => Number(one) - Number(other));
};

function conditionAt(typed: Typed, place: string, players: Numbers): ConditionForm {
  const at = (name: string): string => typed.get(`${place}.${name}`) ?? '';
  const kind = conditionKinds.find((one) => one === at('kind')) ?? 'women';
  const listed = at('players').split('\n');
  return {
    ...newCondition(kind),
    from: at('from'),
    to: at('to'),
    fromAge: at('fromAge'),
    toAge: at('toAge'),
    club: at('club'),
    federation: at('federation'),
    players: players
      .filter(({ id }) => listed.includes(id))
      .map(({ no }) => no)
      .join(', '),
  };
}

const listAt = (typed: Typed, place: string, players: Numbers): ListForm => ({
  name: typed.get(`${place}.name`) ?? '',
  who: rowsBelow(typed, `${place}.who`).map((row) =>
    conditionAt(typed, `${place}.who.${row}`, players),
  ),
  ties: (typed.get(`${place}.ties`) ?? '') as ListForm['ties'],
  besides: typed.has(`${place}.besides`),
  prizes: rowsBelow(typed, `${place}.prizes`).map((row) => ({
    money: typed.get(`${place}.prizes.${row}.money`) ?? '',
    honour: typed.get(`${place}.prizes.${row}.honour`) ?? '',
  })),
});

/**
 * The form of a plan as it was sent without the script and refused.
 *
 * @param fields what was typed, by the names of the fields
 */
export function typedPlan(fields: Readonly<Record<string, string>>, players: Numbers): PlanForm {
  const typed = typedBelow(fields);
  const at = (name: string): string => typed.get(`plan.${name}`) ?? '';
  return {
    currency: at('currency') as PlanForm['currency'],
    year: at('year'),
    ties: at('ties') as PlanForm['ties'],
    perPlayer: at('perPlayer') as PlanForm['perPlayer'],
    roundTo: at('roundTo'),
    visible: typed.has('visible'),
    lists: rowsBelow(typed, 'plan.lists').map((row) => listAt(typed, `plan.lists.${row}`, players)),
    decisions: [],
  };
}
