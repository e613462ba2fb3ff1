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

/** What the hashed text says in place of personal values. */
export interface Seal {
  /** SHA-256 in hex over the salt and the values' canonical JSON. */
  readonly digest: string;
  readonly fields: readonly string[];
  /** The property of the event that they belong into. */
  readonly property: string;
}

/** An entry as its hash covers it. */
export interface SealedEntry extends Entry<OfKind> {
  /** Left out where nothing is personal. */
  readonly personal?: Seal;
  /** In a first entry: the last hash of the chain that this one was written anew from. */
  readonly root?: string;
}

/** What stands beside an entry, until it is erased. */
export interface KeptValue {
  /** Sixteen random bytes in hex, so that nobody finds the values by trying. */
  readonly salt: string;
  readonly value: PersonalFields;
}

/** The same with the entry and the person it belongs to. */
export interface PersonalValue extends KeptValue {
  readonly version: number;
  readonly person: string;
}

/** A sealed entry and what stands beside it; null: nothing. */
export interface SealedPair {
  readonly entry: SealedEntry;
  readonly beside: PersonalValue | null;
}

const digestOf = ({ salt, value }: KeptValue): string =>
  hash('sha256', Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(canonicalJson(value))]));

/** Takes what is personal out of an entry and leaves its digest, with a salt of its own. */
export function sealEntry(personal: PersonalValues, entry: Entry<OfKind>): SealedPair {
  const parted = partEvent(personal, entry.event);
  if (parted === null) return { entry, beside: null };
  const { event, person, property, value } = parted;
  const kept = { salt: randomBytes(16).toString('hex'), value };
  const seal = { digest: digestOf(kept), fields: Object.keys(value).sort(), property };
  const beside = { ...kept, version: entry.version, person };
  return { entry: { ...entry, event, personal: seal }, beside };
}

/** Whether a value is what an entry, as its hash covers it, was sealed with. */
export const isSealedInto = (text: string, beside: KeptValue): boolean =>
  typeof beside.salt === 'string' && text.includes(`"digest":"${digestOf(beside)}"`);

/**
 * The event of a sealed entry whole again, with neutral values where nothing stands beside the entry
 * any more; null: what stands there is not what it was sealed with.
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
