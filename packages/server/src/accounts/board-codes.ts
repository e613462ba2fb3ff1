import { createHash, createHmac } from 'node:crypto';
import { err, ok, type Result } from '@rokade/rules';
import type { LinkStore, StoredLink } from '@rokade/store';
import {
  type CodeSubject,
  parseSubject,
  parseTournamentId,
  subjectText,
  type TournamentId,
} from '@rokade/tournament';
import { networkOf } from '../values/visitor.ts';
import { makeThrottle } from './throttle.ts';
import { isSecret, makeToken, tokenHash } from './tokens.ts';

/** The tournament, and the table or player, that a code stands for. */
export interface OpenedCode {
  readonly tournament: TournamentId;
  readonly subject: CodeSubject;
}

export type CodeError =
  /** There is no such code: it was read incompletely, or is from another installation. */
  | { readonly code: 'code.unknown' }
  /** The code was valid once and has been replaced. */
  | { readonly code: 'code.revoked' }
  | { readonly code: 'account.throttled'; readonly retryAfterSeconds: number };

/** Codes printed on tables, slips and cards, with which players report results by phone. */
export interface BoardCodes {
  /** The codes of subjects, in the same order; they stay the same until they are revoked. */
  codesOf(tournament: TournamentId, subjects: readonly CodeSubject[]): Promise<readonly string[]>;
  /** Revokes the code of one subject, or all (null); later prints show new codes. */
  revokeCodes(tournament: TournamentId, of: CodeSubject | null, by: string): Promise<void>;
  /** Finds what a code stands for; wrong codes from one address are slowed down. */
  openCode(code: string, address: string): Promise<Result<OpenedCode, CodeError>>;
  /** Seconds until the code may be used for a report again; 0: now, and this use is counted. */
  countReport(code: string): number;
}

/** Many wrong codes from an address must wait; valid codes open all the same, since a hall shares an address. */
const guessRule = { freeFailures: 10, longestWaitSeconds: 900 };

/** The limit of reports with one code; a table reports a few times an evening. */
const reportRule = { freeFailures: 12, longestWaitSeconds: 60 };

/** The mark of a key for codes among the stored links of a tournament. */
const keyMark = 'board-codes';

/** Whether a stored link is a key with which codes are signed; it gives no access. */
export const isCodeKey = ({ rights }: StoredLink): boolean => rights.startsWith(`${keyMark} `);

/** The subject whose codes a key signs; the slip of a round shares the key of its table. */
const ownerOf = (subject: CodeSubject): string =>
  subjectText(subject.kind === 'table' ? { ...subject, round: null } : subject);

const isFor =
  (subject: CodeSubject) =>
  ({ rights }: StoredLink): boolean =>
    [`${keyMark} all`, `${keyMark} ${ownerOf(subject)}`].includes(rights);

/** The keys of a tournament, the newest first. Ids follow from numbers, so that two processes cannot add the same. */
const keysOf = async (store: LinkStore, tournament: string): Promise<readonly StoredLink[]> =>
  (await store.linksOf(tournament)).filter(isCodeKey).sort((a, b) => (a.name < b.name ? 1 : -1));

const idOfKey = (tournament: string, number: number): string =>
  createHash('sha256').update(`${tournament} ${number}`).digest('hex').slice(0, 36);

const signed = ({ tokenHash: secret }: StoredLink, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 20);

interface NewKey {
  readonly tournament: TournamentId;
  readonly owner: string;
  readonly by: string;
  readonly number: number;
  readonly madeAt: string;
}

/** Stores a new key: the hash of a random secret that is not kept. */
const addKey = (store: LinkStore, { tournament, owner, by, number, madeAt }: NewKey) =>
  store.addLink({
    id: idOfKey(tournament, number),
    tokenHash: tokenHash(makeToken()),
    event: tournament,
    name: String(number).padStart(6, '0'),
    rights: `${keyMark} ${owner}`,
    madeBy: by,
    madeAt,
    revokedAt: madeAt,
    usedAt: null,
  });

/** The keys of a tournament; the first is made if there is none, unless another process makes it meanwhile. */
async function keysToPrint(store: LinkStore, tournament: TournamentId, madeAt: string) {
  const keys = await keysOf(store, tournament);
  if (keys.length > 0) return keys;
  try {
    await addKey(store, { tournament, owner: 'all', by: '', number: 1, madeAt });
  } catch (failure) {
    const made = await keysOf(store, tournament);
    if (made.length === 0) throw failure;
    return made;
  }
  return keysOf(store, tournament);
}

/** The parts of a code: tournament and subject, `open-2026.t5`, then a dot and the signature (`mac`). */
function partsOf(
  code: string,
): (OpenedCode & { readonly text: string; readonly mac: string }) | null {
  const [id = '', of = '', mac = '', ...more] = code.split('.');
  const [tournament, subject] = [parseTournamentId(id), parseSubject(of)];
  if (tournament === null || subject === null || more.length > 0) return null;
  return { tournament, subject, text: `${id}.${of}`, mac };
}

/** What a code stands for; null: it was signed with no key of the tournament. */
async function readCode(store: LinkStore, code: string): Promise<OpenedCode | 'revoked' | null> {
  const parts = partsOf(code);
  if (parts === null) return null;
  const { tournament, subject, text, mac } = parts;
  const keys = (await keysOf(store, tournament)).filter(isFor(subject));
  const index = keys.findIndex((key) => isSecret(mac, signed(key, text)));
  if (index < 0) return null;
  return index === 0 ? { tournament, subject } : 'revoked';
}

/** Makes the codes, signed with keys that the store keeps among a tournament's links. */
export function makeBoardCodes(store: LinkStore, clock: () => Date): BoardCodes {
  const guesses = makeThrottle(guessRule);
  const reports = makeThrottle(reportRule);
  return {
    async codesOf(tournament, subjects) {
      const keys = await keysToPrint(store, tournament, clock().toISOString());
      return subjects.flatMap((subject) => {
        const text = `${tournament}.${subjectText(subject)}`;
        const key = keys.find(isFor(subject));
        return key === undefined ? [] : [`${text}.${signed(key, text)}`];
      });
    },
    async revokeCodes(tournament, of, by) {
      const keys = await keysToPrint(store, tournament, clock().toISOString());
      const owner = of === null ? 'all' : ownerOf(of);
      const number = Number(keys[0]?.name ?? 0) + 1;
      await addKey(store, { tournament, owner, by, number, madeAt: clock().toISOString() });
    },
    async openCode(code, address) {
      const found = await readCode(store, code);
      if (found === 'revoked') return err({ code: 'code.revoked' });
      if (found !== null) return ok(found);
      const [key, now] = [networkOf(address), clock().getTime()];
      const retryAfterSeconds = guesses.waitSeconds(key, now);
      if (retryAfterSeconds > 0) return err({ code: 'account.throttled', retryAfterSeconds });
      guesses.failed(key, now);
      return err({ code: 'code.unknown' });
    },
    countReport(code) {
      const now = clock().getTime();
      const wait = reports.waitSeconds(code, now);
      if (wait === 0) reports.failed(code, now);
      return wait;
    },
  };
}
