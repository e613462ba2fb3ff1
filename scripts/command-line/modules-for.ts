import type { OutputChunk } from 'rolldown';

/** What is loaded of a bundle with these modules; not what they load later. */
export function modulesFor(
  chunks: readonly OutputChunk[],
  modules: readonly string[],
): ReadonlySet<string> {
  const found = new Set<OutputChunk>();
  const waiting = chunks.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id)));
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const { imports } = chunk;
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}
