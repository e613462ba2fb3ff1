import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownInstallation } from '@rokade/installation';
import { err, ok } from '@rokade/rules';
import { databaseFileName, isPostgresAddress } from '@rokade/store';
import type { SecondPlaceGone } from '../values/health.ts';
import type { Copies, CopiesNow } from './copies.ts';
import { type CopyNotes, copyNotesIn, writeCopyNotes } from './copy-notes.ts';
import { receiveCopies, receivingNone } from './receive-copy.ts';
import { checkFolder, copiesIn } from './second-place.ts';
import { writeCopies } from './write-copies.ts';

/** How often it is asked whether a copy is due, and how old the last one is then, in milliseconds. */
const [pace, leastAge] = [60_000, 10 * 60_000];

const inMilliseconds = (at: string): number => (at === '' ? 0 : Date.parse(at));

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The time of the newest file in a folder and the folders in it; '' = there are none. */
function newestIn(folder: string): string {
  if (!existsSync(folder)) return '';
  const times = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => timeOf(join(parentPath, name)));
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
  return newest === 0 ? '' : new Date(newest).toISOString();
}

/** When the database in a folder was last written to, in milliseconds. */
const writtenAt = (folder: string): number =>
  Math.max(
    ...[databaseFileName, `${databaseFileName}-wal`].map((name) => timeOf(join(folder, name))),
  );

/** Copies, and the way to end the work on them. */
interface RunningCopies {
  readonly copies: Copies;
  /** Why the second place had no copy when it was last tried; it is not asked here, since it may answer slowly. */
  problems(): readonly SecondPlaceGone[];
  close(): Promise<void>;
}

/** Whether the second place has no room left. */
const isFull = (error: NonNullable<CopiesNow['secondPlace']>['error']): boolean =>
  error?.code === 'copies.folder-unusable' && error.problem === 'disk-full';

/** The acts on the second place. */
function secondPlaceOf(
  folder: string,
  { writeOfDay }: Pick<ReturnType<typeof writeCopies>, 'writeOfDay'>,
) {
  let error: NonNullable<CopiesNow['secondPlace']>['error'] = null;
  let lastAt = '';
  const note = (changes: Partial<CopyNotes>): void =>
    writeCopyNotes(folder, { ...copyNotesIn(folder), ...changes });
  const keep: Copies['keep'] = async () => {
    const { secondPlace } = copyNotesIn(folder);
    if (secondPlace === '') return err({ code: 'copies.no-second-place' });
    const kept = await writeOfDay(secondPlace);
    error = kept.ok ? null : kept.error;
    if (kept.ok) lastAt = kept.value.at;
    return kept;
  };
  return {
    note,
    keep,
    now(): CopiesNow['secondPlace'] {
      const { secondPlace } = copyNotesIn(folder);
      if (secondPlace === '') return null;
      const checked = checkFolder(secondPlace, folder);
      const copies = copiesIn(secondPlace);
      return { folder: secondPlace, copies, error: checked.ok ? error : checked.error };
    },
    async set(typed: string): ReturnType<Copies['setSecondPlace']> {
      const second = typed.trim();
      const checked = second === '' ? ok(null) : checkFolder(second, folder);
      if (!checked.ok) return checked;
      note({ secondPlace: second });
      error = null;
      if (second === '') return ok(null);
      const kept = await keep();
      return kept.ok ? ok(null) : kept;
    },
    async keepIfDue(): Promise<void> {
      const { secondPlace } = copyNotesIn(folder);
      if (secondPlace === '') return;
      const checked = checkFolder(secondPlace, folder);
      if (!checked.ok) {
        error = checked.error;
        return;
      }
      lastAt = copiesIn(secondPlace)[0]?.at ?? '';
      const last = inMilliseconds(lastAt);
      const isDue = writtenAt(folder) > last && Date.now() - last >= leastAge;
      if (isDue || error !== null) await keep();
    },
    problems(): readonly SecondPlaceGone[] {
      if (error === null) return [];
      const place = {
        kind: 'installation',
        id: ownInstallation,
        folder: copyNotesIn(folder).secondPlace,
        at: lastAt,
      };
      return isFull(error)
        ? [{ code: 'health.second-place-full', ...place }]
        : [{ code: 'health.second-place', ...place }];
    },
  };
}

/** Makes the copies of everything at a place. */
export function makeCopies(place: string, clock: () => Date): RunningCopies {
  const isFolder = place !== ':memory:' && !isPostgresAddress(place);
  const folder = isFolder ? place : tmpdir();
  const written = writeCopies({ place, folder, clock });
  const second = secondPlaceOf(folder, written);
  const receiving = isFolder ? receiveCopies(folder) : receivingNone;
  const copies: Copies = {
    ...receiving,
    now: () => ({
      isFolder,
      downloadedAt: isFolder ? copyNotesIn(folder).downloadedAt : '',
      roundAt: isFolder ? newestIn(join(folder, 'backups')) : '',
      secondPlace: isFolder ? second.now() : null,
      received: receiving.received(),
    }),
    async make() {
      const at = clock().toISOString();
      const file = join(folder, `copy-${randomUUID()}.gz`);
      const made = await written.write(file);
      if (!made.ok) return made;
      if (isFolder) second.note({ downloadedAt: at });
      const stamp = at.slice(0, 16).replace('T', '-').replace(':', '');
      return ok({ file, name: `rokade-${stamp}.sqlite.gz` });
    },
    setSecondPlace: async (typed) =>
      isFolder ? second.set(typed) : err({ code: 'copies.not-here' }),
    keep: async () => (isFolder ? second.keep() : err({ code: 'copies.no-second-place' })),
    keepIfDue: async () => (isFolder ? second.keepIfDue() : undefined),
  };
  const timer = setInterval(() => void copies.keepIfDue(), pace).unref();
  return {
    copies,
    problems: second.problems,
    async close() {
      clearInterval(timer);
      await written.idle();
    },
  };
}
