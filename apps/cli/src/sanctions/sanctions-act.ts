import { allInOne, fullName, type Person, parsePersonId, whoStays } from '@rokade/register';
import { err, ok, type Result } from '@rokade/rules';
import {
  everybodySanctioned,
  outcomesOf,
  type Outcome as Sanction,
  sanctionsAgainst,
} from '@rokade/sanctions';
import type { RegisterBook, SanctionsBook } from '@rokade/server';
import type { BookAct } from '../input/book-acts.ts';
import { type Context, no, type Outcome } from '../outcome.ts';

/** The book of sanctions with the register of the persons in it. */
export interface OpenedSanctions {
  readonly sanctions: SanctionsBook;
  readonly register: RegisterBook;
}

/** An act of `sanctions` on both. */
export type SanctionsAct = BookAct<OpenedSanctions>;

/** The one person of the register whom words identify. */
export function personNamed(
  { t }: Context,
  { register }: OpenedSanctions,
  words: readonly string[],
): Result<Person, Outcome> {
  const text = words.join(' ');
  const found = text.trim() === '' ? [] : register.find(text);
  const [first] = found;
  if (first === undefined) return err(no('', t('cli.sanctions.nobody', { text })));
  if (found.length === 1) return ok(first);
  const names = found.slice(0, 10).map(({ values }) => fullName(values));
  return err(no('', t('cli.several-people', { text, names: names.join('; ') })));
}

/** A person's sanctions, under all of the person's ids. */
export function sanctionsOfPerson(
  { sanctions, register }: OpenedSanctions,
  person: Person,
): readonly Sanction[] {
  const ids = allInOne(register.now(), person).map(({ id }) => id);
  return outcomesOf(sanctionsAgainst(sanctions.now(), ids));
}

/** Everyone with a sanction, by the name in the register. */
export const everybodyWithSanctions = ({ t }: Context, { sanctions, register }: OpenedSanctions) =>
  everybodySanctioned(sanctions.now(), sanctions.merged()).map(({ ids: [id = ''], outcomes }) => {
    const parsed = parsePersonId(id);
    const person = parsed === null ? undefined : whoStays(register.now(), parsed);
    const name =
      person === undefined || person.isErased
        ? t('sanctions.erased-person')
        : fullName(person.values);
    return { person: id, name, outcomes };
  });
