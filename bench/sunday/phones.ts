import { ask, fromBrowser, listen, textOf } from '../shared/asking.ts';
import { versionIn } from '../shared/readers.ts';
import type { Desk } from './desks.ts';

/** Phones that show standings, and what they saw since the last call. */
export interface Phones {
  /** Milliseconds that each page took, and the delay of each result when it was seen. */
  take(): { readonly pages: readonly number[]; readonly behind: readonly number[] };
  /** How many phones show an older version than the acknowledged one. */
  late(): number;
  leave(): void;
}

/** Opens a number of phones, each on one of the tournaments, at one server or the other. */
export async function openPhones(
  count: number,
  desks: readonly Desk[],
  urls: readonly string[],
): Promise<Phones> {
  let pages: number[] = [];
  let behind: number[] = [];
  const versions = new Map<string, number>();
  const open = async (phone: number) => {
    const desk = desks[phone % desks.length];
    const url = urls[phone % urls.length];
    if (desk === undefined) throw new Error('a phone looks at a tournament');
    let shown = 0;
    let isWaiting = false;
    const note = (version: number): void => {
      const now = performance.now();
      for (const [of, at] of desk.acknowledged) {
        if (of > shown && of <= version) behind.push(now - at);
      }
      shown = Math.max(shown, version);
    };
    const reload = async (): Promise<void> => {
      const start = performance.now();
      isWaiting = false;
      const answer = await ask(`${url}/t/${desk.id}/standings/__data.json`, fromBrowser);
      if (answer.status !== 200) return;
      pages.push(performance.now() - start);
      const mark = `${desk.id} ${answer.headers.etag ?? ''}`;
      const version = versions.get(mark) ?? versionIn(textOf(answer));
      versions.set(mark, version);
      note(version);
    };
    const leave = await listen(`${url}/api/tournaments/${desk.id}/live`, (data) => {
      const { version, within = 0 } = JSON.parse(data) as { version: number; within?: number };
      if (isWaiting || version <= shown) return;
      isWaiting = true;
      setTimeout(() => void reload().catch(() => undefined), Math.random() * within);
    });
    const isLate = () => [...desk.acknowledged.keys()].some((version) => version > shown);
    return { leave, isLate };
  };
  const all: { leave(): void; isLate(): boolean }[] = [];
  for (let phone = 0; phone < count; phone++) all.push(await open(phone));
  return {
    take() {
      const taken = { pages, behind };
      pages = [];
      behind = [];
      return taken;
    },
    late: () => all.filter(({ isLate }) => isLate()).length,
    leave() {
      for (const { leave } of all) leave();
    },
  };
}
