/**
 * Builds the pages' scripts twice: once to see which files the bundler makes by itself and which of
 * them each page needs, then with those joined that are better one file (joined-files.ts).
 */
import { dirname } from 'node:path/posix';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { type BuiltFile, joinedFiles, type Page } from './joined-files.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type ImportsOf = (id: string) => readonly string[];

/**
 * How many letters a page may load besides what it needs. A visitor's page may no more than it saves
 * by fewer files, once they are compressed; the console's stay in a browser for the whole season. No
 * page may load more than `most` in all, whatever it saves.
 */
const limits = {
  console: { room: 160_000, most: 488_000 },
  visitors: { room: 20_000, most: 371_000 },
};
const isConsole = (folder: string): boolean => /^\/(?:console|setup|sign-in)(?:\/|$)/.test(folder);

/** Kit's own modules wait until its payload is set: what they are in stays as it is. */
const isKit = (id: string): boolean =>
  /\/node_modules\/@sveltejs\/kit\/|\/\.svelte-kit\/generated\//.test(id);

/** What a page loads first of all; it sets the payload and only then asks for everything else. */
const isFirst = (id: string | null): boolean =>
  /\/node_modules\/@sveltejs\/kit\/src\/runtime\/client\/entry\.js$/.test(id ?? '');

const isStyle = (id: string): boolean => /\.css$/.test(id);
/** What a component says of its own looks; the styles of all pages keep their place before it. */
const isOwnStyle = (id: string): boolean => /[?&]type=style\b/.test(id);
const stylesOf = (fileName: string): string => `${fileName} styles`;

/** Always in the same order, so that the same source is joined alike every time. */
const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));

/**
 * The chunks that run before the payload is set. None of them may become part of a file with others:
 * a module that reads the payload, such as `$app/env`, would read an empty one.
 */
function chunksBeforePayload(bundle: Bundle): ReadonlySet<string> {
  const first = chunksOf(bundle).filter(({ facadeModuleId }) => isFirst(facadeModuleId));
  const reached = new Set<string>();
  const waiting = first.map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || reached.has(name)) continue;
    reached.add(name);
    waiting.push(...file.imports);
  }
  return reached;
}

function lettersOfStyles(bundle: Bundle, chunk: Chunk): number {
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => bundle[name]);
  const lengths = styles.map((file) => (file?.type === 'asset' ? file.source.length : 0));
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Whether a chunk has to stay as the bundler makes it. */
const staysAlone = ({ isEntry, isDynamicEntry, moduleIds }: Chunk): boolean =>
  isEntry || isDynamicEntry || moduleIds.some(isKit);

/** A chunk as a script and, where it has any, a sheet of styles that it imports. */
function builtFiles(
  bundle: Bundle,
  chunk: Chunk,
  beforePayload: ReadonlySet<string>,
): readonly BuiltFile[] {
  const { fileName, moduleIds, code, imports } = chunk;
  const joinable = !(staysAlone(chunk) || beforePayload.has(fileName));
  const letters = lettersOfStyles(bundle, chunk);
  const styles = { name: stylesOf(fileName), kind: 'styles', letters, imports: [] } as const;
  const script = { name: fileName, kind: 'script', letters: code.length } as const;
  if (letters === 0) return [{ ...script, imports, joinable }];
  return [
    { ...script, imports: [...imports, styles.name], joinable },
    { ...styles, joinable: moduleIds.filter(isStyle).every(isOwnStyle) },
  ];
}

/** What Kit makes an entry of: a page, a layout or an error page, and the folder of routes it is in. */
function nodeOf(chunk: Chunk, importsOf: ImportsOf) {
  const imported = importsOf(chunk.facadeModuleId ?? '');
  const found = imported.map((id) =>
    /\/src\/routes(\/.*)\+(page|layout|error)\.(?:svelte|ts)$/.exec(id),
  );
  const [, folder = '/', kind = 'start'] = found.find((match) => match !== null) ?? [];
  return { file: chunk.fileName, folder: dirname(`${folder}_`), kind };
}

/** The pages with what each begins with: Kit's own start, its layouts and itself. */
function pagesOf(bundle: Bundle, importsOf: ImportsOf): readonly Page[] {
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  const nodes = entries.map((chunk) => nodeOf(chunk, importsOf));
  const around = (folder: string): readonly string[] =>
    nodes
      .filter(({ kind }) => kind === 'start' || kind === 'layout')
      .filter((node) => node.folder === '/' || `${folder}/`.startsWith(`${node.folder}/`))
      .map(({ file }) => file);
  return nodes
    .filter(({ kind }) => kind === 'page')
    .map(({ file, folder }) => ({
      files: [...around(folder), file],
      ...limits[isConsole(folder) ? 'console' : 'visitors'],
    }));
}

/** By module: the name of the file it is joined into. */
function namesOf(bundle: Bundle, importsOf: ImportsOf): ReadonlyMap<string, string> {
  const chunks = chunksOf(bundle);
  const beforePayload = chunksBeforePayload(bundle);
  const files = chunks.flatMap((chunk) => builtFiles(bundle, chunk, beforePayload));
  const modules = new Map(
    chunks.flatMap(({ fileName, moduleIds }) => [
      [fileName, moduleIds.filter((id) => !isOwnStyle(id))],
      [stylesOf(fileName), moduleIds.filter(isOwnStyle)],
    ]),
  );
  const joined = joinedFiles(files, pagesOf(bundle, importsOf));
  return new Map(
    joined.flatMap((names, index) =>
      names.flatMap((name) => (modules.get(name) ?? []).map((id) => [id, `joined-${index}`])),
    ),
  );
}

/** Has what is built for browsers built once before, without writing anything. */
function buildTwice(builder: ViteBuilder): void {
  const build = builder.build.bind(builder);
  builder.build = async (environment) => {
    if (environment.name !== 'client') return build(environment);
    const options = environment.config.build;
    Object.assign(options, { write: false });
    await build(environment);
    Object.assign(options, { write: true });
    return build(environment);
  };
}

/** Joins small files of the pages' scripts and styles (ADR 0188). */
export function joinFiles(): Plugin {
  let names: ReadonlyMap<string, string> | null = null;
  const nameOf = (id: string): string | null => names?.get(id) ?? null;
  return {
    name: 'rokade:join-files',
    buildApp: { order: 'pre', handler: async (builder) => buildTwice(builder) },
    applyToEnvironment: ({ name }) => name === 'client',
    // The bundler makes groups without what their modules import only where the files that Kit begins
    // with may hand on more than they say themselves.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions(options) {
      const { codeSplitting } = options;
      if (names === null || typeof codeSplitting !== 'object') return null;
      const group = { debugName: 'joined', name: nameOf, includeDependenciesRecursively: false };
      const groups = [...(codeSplitting.groups ?? []), group];
      return { ...options, codeSplitting: { ...codeSplitting, groups } };
    },
    generateBundle(_, bundle) {
      names ??= namesOf(bundle, (id) => this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
}
