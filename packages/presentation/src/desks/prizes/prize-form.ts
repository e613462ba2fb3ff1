import type {
  Currency,
  PrizeCondition,
  PrizeLimit,
  PrizeList,
  PrizePlan,
  TieRule,
} from '@rokade/rules';
import type { PlayerId, Prizes } from '@rokade/tournament';
import { amountField, parseAmount } from '../../console/commands/amount.ts';
import { wholeOf } from '../../console/commands/form-fields.ts';

/** The fields of a condition; only those of its kind are used. */
export interface ConditionForm {
  kind: PrizeCondition['kind'];
  from: string;
  to: string;
  fromAge: string;
  toAge: string;
  club: string;
  federation: string;
  /** The numbers of listed players: `3, 7, 12`. */
  players: string;
}

/** The kinds of conditions, in the order of the form. */
export const conditionKinds = [
  'rating',
  'unrated',
  'women',
  'juniors',
  'seniors',
  'club',
  'citizens',
  'listed',
] as const satisfies readonly ConditionForm['kind'][];

/** The fields of a prize. */
export interface PrizeForm {
  money: string;
  honour: string;
}

/** The fields of a list. */
export interface ListForm {
  name: string;
  who: ConditionForm[];
  /** The rule for ties; '' = that of the plan. */
  ties: TieRule | '';
  besides: boolean;
  prizes: PrizeForm[];
}

/** The fields of a plan. */
export interface PlanForm {
  currency: Currency;
  year: string;
  ties: TieRule;
  perPlayer: PrizeLimit;
  roundTo: string;
  visible: boolean;
  lists: ListForm[];
  decisions: PrizePlan<PlayerId>['decisions'];
}

/** The ids and numbers of players. */
export type Numbers = readonly { readonly id: PlayerId; readonly no: number }[];

/** An empty condition, with the usual ages. */
export const newCondition = (kind: ConditionForm['kind'] = 'women'): ConditionForm => ({
  kind,
  from: '',
  to: '',
  fromAge: kind === 'seniors' ? '60' : '',
  toAge: kind === 'juniors' ? '21' : '',
  club: '',
  federation: '',
  players: '',
});

/** An empty prize. */
export const newPrize = (): PrizeForm => ({ money: '', honour: '' });

/** An empty list for everybody, with so many empty prizes. */
export const newList = (prizes: number): ListForm => ({
  name: '',
  who: [],
  ties: '',
  besides: false,
  prizes: Array.from({ length: prizes }, newPrize),
});

function conditionForm(condition: PrizeCondition<PlayerId>, players: Numbers): ConditionForm {
  const empty = newCondition(condition.kind);
  switch (condition.kind) {
    case 'rating':
      return { ...empty, from: String(condition.from ?? ''), to: String(condition.to ?? '') };
    case 'seniors':
      return { ...empty, fromAge: String(condition.fromAge) };
    case 'juniors':
      return { ...empty, toAge: String(condition.toAge) };
    case 'club':
      return { ...empty, club: condition.club };
    case 'citizens':
      return { ...empty, federation: condition.federation };
    case 'listed': {
      const numbers = condition.players.map(
        (id) => players.find((one) => one.id === id)?.no ?? '?',
      );
      return { ...empty, players: numbers.join(', ') };
    }
    default:
      return empty;
  }
}

/** Fills in the fields for a plan. */
export const planForm = ({ plan, visible }: Prizes, players: Numbers): PlanForm => ({
  ...plan,
  year: String(plan.year ?? ''),
  roundTo: String(plan.roundTo),
  visible,
  lists: plan.lists.map((list) => ({
    name: list.name,
    who: list.who.map((condition) => conditionForm(condition, players)),
    ties: list.ties ?? '',
    besides: list.besides,
    prizes: list.prizes.map(({ money, honour }) => ({ money: amountField(money), honour })),
  })),
});

const numberOrNull = (text: string): number | null => wholeOf(text, null);

/** Reads numbers, `3, 7 12`, as player ids. An unknown number becomes an id that no player has. */
export const listedPlayers = (text: string, players: Numbers): readonly PlayerId[] =>
  text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => players.find(({ no }) => String(no) === word)?.id ?? (word as PlayerId));

function conditionOf(form: ConditionForm, players: Numbers): PrizeCondition<PlayerId> {
  const { kind, from, to, fromAge, toAge, club, federation } = form;
  switch (kind) {
    case 'rating':
      return { kind, from: numberOrNull(from), to: numberOrNull(to) };
    case 'seniors':
      return { kind, fromAge: wholeOf(fromAge, 0) ?? 0 };
    case 'juniors':
      return { kind, toAge: wholeOf(toAge, 0) ?? 0 };
    case 'club':
      return { kind, club: club.trim() };
    case 'citizens':
      return { kind, federation: federation.trim().toUpperCase() };
    case 'listed':
      return { kind, players: listedPlayers(form.players, players) };
    default:
      return { kind };
  }
}

const listOf = (form: ListForm, players: Numbers): PrizeList<PlayerId> => ({
  name: form.name.trim(),
  who: form.who.map((condition) => conditionOf(condition, players)),
  ties: form.ties === '' ? null : form.ties,
  besides: form.besides,
  prizes: form.prizes
    .filter(({ money, honour }) => money.trim() !== '' || honour.trim() !== '')
    .map(({ money, honour }) => ({ money: parseAmount(money), honour: honour.trim() })),
});

/** Reads the plan from the fields, without empty lines; `findPlanFaults` checks it. */
export const prizesOf = ({ visible, ...form }: PlanForm, players: Numbers): Prizes => ({
  visible,
  plan: {
    ...form,
    year: numberOrNull(form.year),
    roundTo: Number(form.roundTo),
    lists: form.lists.map((list) => listOf(list, players)),
  },
});
