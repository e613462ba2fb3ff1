import { hash, randomBytes } from 'node:crypto';
import {
  type Entry,
  erasedFields,
  joinEvent,
  type OfKind,
  type PersonalFields,
  type PersonalValues,
  partEvent,
} from '@rokade/journal';
import { canonicalJson } from './canonical-json.ts';

/** Stands for the personal values in the hashed text of an entry. */
export interface Seal {
  /** SHA-256 in hex over the salt and the values' canonical JSON. */
  readonly digest: string;
  readonly fields: readonly string[];
  /** The property of the event from which the values were taken. */
  readonly property: string;
}

/** An entry as its hash covers it: with a seal in place of personal values. */
export interface SealedEntry extends Entry<OfKind> {
  /** Absent if the entry has no personal values. */
  readonly personal?: Seal;
  /** Only in the first entry of a journal that was rewritten: the last hash of its former chain. */
  readonly root?: string;
}

/** The personal values stored beside an entry until they are erased. */
export interface KeptValue {
  /** Sixteen random bytes in hex, so that nobody can find the values from the digest by trial. */
  readonly salt: string;
  readonly value: PersonalFields;
}

/** The personal values with the entry and the person to whom they belong. */
export interface PersonalValue extends KeptValue {
  readonly version: number;
  readonly person: string;
}

/** A sealed entry and the values stored beside it; null: it has no personal values. */
export interface SealedPair {
  readonly entry: SealedEntry;
  readonly beside: PersonalValue | null;
}

const digestOf = ({ salt, value }: KeptValue): string =>
  hash('sha256', Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(canonicalJson(value))]));

/** Takes the personal values out of an entry and leaves their digest, made with a new salt. */
export function sealEntry(personal: PersonalValues, entry: Entry<OfKind>): SealedPair {
  const parted = partEvent(personal, entry.event);
  if (parted === null) return { entry, beside: null };
  const { event, person, property, value } = parted;
  const kept = { salt: randomBytes(16).toString('hex'), value };
  const seal = { digest: digestOf(kept), fields: Object.keys(value).sort(), property };
  const beside = { ...kept, version: entry.version, person };
  return { entry: { ...entry, event, personal: seal }, beside };
}

/** Whether personal values match the digest in an entry's hashed text. */
export const isSealedInto = (text: string, beside: KeptValue): boolean =>
  typeof beside.salt === 'string' && text.includes(`"digest":"${digestOf(beside)}"`);

/**
 * The complete event of a sealed entry, with neutral values where the personal ones were erased; null:
 * the values beside it do not match the digest.
 */
export function openedEvent(
  personal: PersonalValues,
  { event, personal: seal }: { readonly event: unknown; readonly personal?: Seal },
  beside: KeptValue | undefined,
): { readonly event: unknown } | null {
  if (beside !== undefined && digestOf(beside) !== seal?.digest) return null;
  if (seal === undefined) return { event };
  const value = beside?.value ?? erasedFields(personal, seal.fields);
  return { event: joinEvent(event, seal.property, value) };
}
