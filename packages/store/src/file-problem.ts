/** Why a file could not be written. */
export type FileProblem = 'disk-full' | 'no-access' | 'io';

const problems: ReadonlyMap<unknown, FileProblem> = new Map([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EACCES', 'no-access'],
  ['EPERM', 'no-access'],
  ['EROFS', 'no-access'],
]);

/** The problem that an exception of the file system stands for; null: it is another exception. */
export function fileProblem(thrown: unknown): FileProblem | null {
  if (!(thrown instanceof Error && 'syscall' in thrown && 'code' in thrown)) return null;
  return problems.get(thrown.code) ?? 'io';
}
