/**
 * Which of the files of a build become one. By itself the bundler makes a file of all modules that the
 * same pages need: nobody loads what is not needed, but a page of the console asks for a hundred small
 * files. Each join spares a request where both are needed and costs letters where only one of them is.
 */

/** A script or a sheet of styles as the bundler makes it by itself. */
export interface BuiltFile {
  readonly name: string;
  readonly kind: 'script' | 'styles';
  readonly letters: number;
  readonly imports: readonly string[];
  /** Whether it may become part of another file. */
  readonly joinable: boolean;
}

/**
 * A page: the files it begins with, how many letters it may load besides what it needs, and how many in
 * all.
 */
export interface Page {
  readonly files: readonly string[];
  readonly room: number;
  readonly most: number;
}

/** What is one file in the end; its name is that of the first. */
interface Group {
  readonly name: string;
  readonly kind: BuiltFile['kind'];
  readonly joinable: boolean;
  readonly files: readonly string[];
  readonly letters: number;
  readonly imports: ReadonlySet<string>;
}

type Groups = ReadonlyMap<string, Group>;

/** What a page needs now, by the names of groups, and how many letters more it may. */
interface Load {
  readonly needed: ReadonlySet<string>;
  readonly room: number;
}

/** Two groups, by name. */
interface Pair {
  readonly a: string;
  readonly b: string;
  /** What was won by joining them when it was last looked at. */
  gain: number;
}

interface State {
  readonly groups: Groups;
  readonly loads: readonly Load[];
  /** By the name of a group: it and all it imports, directly or not. */
  readonly reached: ReadonlyMap<string, readonly Group[]>;
}

/** What a letter more on a page costs, in requests spared on a page that asks for this many. */
const costOfLetter = 0.00004;
const manyRequests = 50;

function reachedFrom(groups: Groups, names: Iterable<string>): readonly Group[] {
  const found = new Set<Group>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const group = groups.get(name);
    if (group === undefined || found.has(group)) continue;
    found.add(group);
    waiting.push(...group.imports);
  }
  return [...found];
}

const reachedBy = (groups: Groups): State['reached'] =>
  new Map([...groups.keys()].map((name) => [name, reachedFrom(groups, [name])]));

/** What a page has to load besides where the other of two is joined to the one it needs. */
const missing = (state: State, load: Load, other: Group): readonly Group[] =>
  (state.reached.get(other.name) ?? []).filter(({ name }) => !load.needed.has(name));

const lettersOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { letters }) => sum + letters, 0);

/** What is won if both become one file: nothing where a page has no room for it. */
function gainOf(state: State, nameA: string, nameB: string): number {
  const [a, b] = [state.groups.get(nameA), state.groups.get(nameB)];
  if (a === undefined || b === undefined || a.kind !== b.kind) return 0;
  let gain = 0;
  for (const load of state.loads) {
    const needsA = load.needed.has(a.name);
    const request = (load.needed.size / manyRequests) ** 3;
    if (needsA === load.needed.has(b.name)) {
      if (needsA) gain += request;
      continue;
    }
    const more = missing(state, load, needsA ? b : a);
    const letters = lettersOf(more);
    if (letters > load.room) return 0;
    gain -= letters * costOfLetter + (more.length - 1) * request;
  }
  return Math.max(0, gain);
}

/** Whether one imports the other by way of a third: as one file they would import each other. */
function isRoundabout({ groups }: State, a: Group, b: Group): boolean {
  const leads = (from: Group, to: Group): boolean => {
    const others = [...from.imports].filter((name) => name !== to.name);
    return reachedFrom(groups, others).includes(to);
  };
  return leads(a, b) || leads(b, a);
}

function joinedLoad(state: State, load: Load, a: Group, b: Group): Load {
  const [needsA, needsB] = [load.needed.has(a.name), load.needed.has(b.name)];
  if (!(needsA || needsB)) return load;
  const more = needsA === needsB ? [] : missing(state, load, needsA ? b : a);
  const needed = new Set([...load.needed, ...more.map(({ name }) => name)]);
  needed.delete(b.name);
  return { needed, room: load.room - lettersOf(more) };
}

/** The state in which the second has become part of the first. */
function joinedState(state: State, a: Group, b: Group): State {
  const renamed = (imports: ReadonlySet<string>): ReadonlySet<string> =>
    imports.has(b.name)
      ? new Set([...imports].map((name) => (name === b.name ? a.name : name)))
      : imports;
  const imports = new Set([...renamed(a.imports), ...b.imports]);
  imports.delete(a.name);
  const [files, letters] = [[...a.files, ...b.files], a.letters + b.letters];
  const joined: Group = { ...a, files, letters, imports };
  const groups = new Map(
    [...state.groups].map(([name, group]) => {
      const changed = renamed(group.imports);
      return [name, changed === group.imports ? group : { ...group, imports: changed }];
    }),
  );
  groups.delete(b.name);
  groups.set(a.name, joined);
  const loads = state.loads.map((load) => joinedLoad(state, load, a, b));
  return { groups, loads, reached: reachedBy(groups) };
}

/** The pair that wins most. What each wins is looked at again only when its turn comes. */
function bestPair(state: State, pairs: readonly Pair[]): Pair | undefined {
  for (;;) {
    const pair = pairs.reduce<Pair | undefined>(
      (best, other) => (other.gain > (best?.gain ?? 0) ? other : best),
      undefined,
    );
    if (pair === undefined) return undefined;
    const gain = gainOf(state, pair.a, pair.b);
    if (gain === pair.gain) return pair;
    pair.gain = gain;
  }
}

function pairsOf(state: State, a: string, names: readonly string[]): readonly Pair[] {
  const pairs = names.map((b): Pair => ({ a, b, gain: gainOf(state, a, b) }));
  return pairs.filter(({ gain }) => gain > 0);
}

function begun(files: readonly BuiltFile[], pages: readonly Page[]): State {
  const groups: Groups = new Map(
    files.map((file) => [
      file.name,
      {
        name: file.name,
        kind: file.kind,
        joinable: file.joinable,
        files: [file.name],
        letters: file.letters,
        imports: new Set(file.imports),
      },
    ]),
  );
  const loads = pages.map((page): Load => {
    const needed = reachedFrom(groups, page.files);
    const room = Math.max(0, Math.min(page.room, page.most - lettersOf(needed)));
    return { needed: new Set(needed.map(({ name }) => name)), room };
  });
  return { groups, loads, reached: reachedBy(groups) };
}

const joinableOf = ({ groups }: State): readonly string[] =>
  [...groups.values()].filter(({ joinable }) => joinable).map(({ name }) => name);

/** The names of files that become one, best joins first, until none wins anything. */
export function joinedFiles(
  files: readonly BuiltFile[],
  pages: readonly Page[],
): readonly (readonly string[])[] {
  let state = begun(files, pages);
  const names = joinableOf(state);
  let pairs = names.flatMap((name, index) => pairsOf(state, name, names.slice(index + 1)));
  // Pairs that would import each other today; another join may bring the third in.
  let later: readonly Pair[] = [];
  for (let pair = bestPair(state, pairs); pair; pair = bestPair(state, pairs)) {
    const [a, b] = [state.groups.get(pair.a), state.groups.get(pair.b)];
    const chosen = pair;
    if (a === undefined || b === undefined || isRoundabout(state, a, b)) {
      pairs = pairs.filter((other) => other !== chosen);
      later = [...later, chosen];
      continue;
    }
    state = joinedState(state, a, b);
    const ends = new Set([a.name, b.name]);
    const rest = [...pairs, ...later].filter((other) => !(ends.has(other.a) || ends.has(other.b)));
    const others = joinableOf(state).filter((name) => name !== a.name);
    pairs = [...rest, ...pairsOf(state, a.name, others)];
    later = [];
  }
  return [...state.groups.values()].map((group) => group.files).filter(({ length }) => length > 1);
}
