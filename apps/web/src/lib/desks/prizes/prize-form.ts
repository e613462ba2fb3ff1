import type {
  Currency,
  PrizeCondition,
  PrizeLimit,
  PrizeList,
  PrizePlan,
  TieRule,
} from '@rokade/rules';
import type { PlayerId, Prizes } from '@rokade/tournament';
import { amountField, parseAmount } from '#lib/console/amount.ts';
import { wholeOf } from '#lib/console/said-in-form.ts';

/** A condition as its fields stand; those of other kinds are left alone. */
export interface ConditionForm {
  kind: PrizeCondition['kind'];
  from: string;
  to: string;
  age: string;
  text: string;
}

/** A prize as its fields stand. */
export interface PrizeForm {
  money: string;
  honour: string;
}

/** A list as its fields stand. */
export interface ListForm {
  name: string;
  who: ConditionForm[];
  /** '' = as the plan says. */
  ties: TieRule | '';
  besides: boolean;
  prizes: PrizeForm[];
}

/** The plan as its fields stand. */
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

/** Players by id and number. */
export type Numbers = readonly { readonly id: PlayerId; readonly no: number }[];

/** A condition with nothing filled in but the usual ages. */
export const newCondition = (kind: ConditionForm['kind'] = 'women'): ConditionForm => ({
  kind,
  from: '',
  to: '',
  age: kind === 'seniors' ? '60' : kind === 'juniors' ? '21' : '',
  text: '',
});

/** An empty line for a prize. */
export const newPrize = (): PrizeForm => ({ money: '', honour: '' });

function conditionForm(condition: PrizeCondition<PlayerId>, players: Numbers): ConditionForm {
  const empty = newCondition(condition.kind);
  switch (condition.kind) {
    case 'rating':
      return { ...empty, from: String(condition.from ?? ''), to: String(condition.to ?? '') };
    case 'seniors':
      return { ...empty, age: String(condition.fromAge) };
    case 'juniors':
      return { ...empty, age: String(condition.toAge) };
    case 'club':
      return { ...empty, text: condition.club };
    case 'citizens':
      return { ...empty, text: condition.federation };
    case 'listed': {
      const numbers = condition.players.map(
        (id) => players.find((one) => one.id === id)?.no ?? '?',
      );
      return { ...empty, text: numbers.join(', ') };
    }
    default:
      return empty;
  }
}

/** The fields of a plan. */
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

/** `3, 7 12` as players; a number that nobody has stays as an id that nobody has. */
const listedPlayers = (text: string, players: Numbers): readonly PlayerId[] =>
  text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => players.find(({ no }) => String(no) === word)?.id ?? (word as PlayerId));

function conditionOf(form: ConditionForm, players: Numbers): PrizeCondition<PlayerId> {
  const { kind, from, to, age, text } = form;
  switch (kind) {
    case 'rating':
      return { kind, from: numberOrNull(from), to: numberOrNull(to) };
    case 'seniors':
      return { kind, fromAge: wholeOf(age, 0) ?? 0 };
    case 'juniors':
      return { kind, toAge: wholeOf(age, 0) ?? 0 };
    case 'club':
      return { kind, club: text.trim() };
    case 'citizens':
      return { kind, federation: text.trim().toUpperCase() };
    case 'listed':
      return { kind, players: listedPlayers(text, players) };
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

/** What the fields say; whether it makes sense is for `findPlanFaults`. Empty lines are left out. */
export const prizesOf = ({ visible, ...form }: PlanForm, players: Numbers): Prizes => ({
  visible,
  plan: {
    ...form,
    year: numberOrNull(form.year),
    roundTo: Number(form.roundTo),
    lists: form.lists.map((list) => listOf(list, players)),
  },
});
