import type { Shape } from '@rokade/journal';

/** An object's properties by their names. */
export type Fields = Readonly<Record<string, Shape>>;

const fieldsOf = (shape: Shape): Fields => (shape.kind === 'fields' ? shape.fields : {});

/** The one word that distinguishes a member of a choice from the others; undefined: it has none. */
const kindOf = (shape: Shape): string | undefined => {
  const kind = fieldsOf(shape)['kind'];
  return kind?.kind === 'word' && kind.words.length === 1 ? String(kind.words[0]) : undefined;
};

/** Whether a member of a choice has the old name of another, which is read but not offered. */
const isFormer = (shape: Shape): boolean => fieldsOf(shape)['kind']?.kind === 'former-word';

/** A member's properties except its kind and those that only the shell sets. */
export const ownFieldsOf = (shape: Shape): Fields =>
  Object.fromEntries(
    Object.entries(fieldsOf(shape)).filter(
      ([name, field]) => field.isFact !== true && !(name === 'kind' && kindOf(shape) !== undefined),
    ),
  );

/** The members of a choice by their kinds, without those with old names; null: the shape is no such choice. */
export function kindsIn(shape: Shape): ReadonlyMap<string, Shape> | null {
  if (shape.kind !== 'one-of') return null;
  const members = shape.shapes.filter((member) => !isFormer(member));
  const kinds = members.flatMap((member) => {
    const kind = kindOf(member);
    return kind === undefined ? [] : [[kind, member] as const];
  });
  return kinds.length === members.length ? new Map(kinds) : null;
}

/** Whether a value is typed as one text: it has no places below it. */
export function isPlain(shape: Shape): boolean {
  switch (shape.kind) {
    case 'fields':
    case 'table':
      return false;
    case 'list':
    case 'or-null':
      return isPlain(shape.of);
    case 'one-of':
      return kindsIn(shape) === null;
    default:
      return true;
  }
}

/** Whether a value is typed as JSON: a choice between objects without a kind, or a list of lists. */
export function isJson(shape: Shape): boolean {
  if (shape.kind === 'anything') return true;
  if (shape.kind === 'or-null') return isJson(shape.of);
  if (shape.kind === 'list') return shape.of.kind === 'list' || isJson(shape.of);
  return (
    kindsIn(shape) === null && shape.kind === 'one-of' && shape.shapes.some((one) => !isPlain(one))
  );
}

/** Whether the shape has a value for "not stated", so that a field among others may be left out. */
export function canBeUnsaid(shape: Shape): boolean {
  switch (shape.kind) {
    case 'text':
    case 'switch':
    case 'table':
    case 'or-null':
      return true;
    case 'list':
      return shape.least === 0;
    case 'word':
      return shape.words.includes('');
    case 'id':
      return shape.parse('') !== null;
    default:
      return false;
  }
}
