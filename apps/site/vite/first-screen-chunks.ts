import { build, type Rolldown, type UserConfig } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** What so many pages need comes with the app itself. */
const COMMON = 4;

/** What every page reads its first answers with. */
const READERS = '/answer-schemas.ts';

/** What a page needs before it can be shown. */
function needs(chunk: Chunk, all: ReadonlyMap<string, Chunk>, seen = new Set<Chunk>()) {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const next = all.get(name);
    if (next) needs(next, all, seen);
  }
  return seen;
}

/** The modules of which something is left after the unused is dropped. */
function modulesOf(chunks: Iterable<Chunk>): Set<string> {
  const kept = [...chunks].flatMap(({ modules }) => Object.entries(modules));
  return new Set(kept.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id));
}

async function survey(config: UserConfig): Promise<Map<string, Chunk>> {
  const options = { ...config.build, write: false, minify: false };
  const result = await build({ ...config, configFile: false, logLevel: 'error', build: options });
  if (!('output' in result)) throw new Error('The site is built once, not watched');
  const chunks = result.output.filter((part) => part.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/**
 * Puts what one page needs into few files: by itself the bundler makes some forty small ones for
 * it, which compress a tenth worse and are asked for one by one. A first build tells what is used.
 *
 * @param config the site's, without this
 * @param page the end of the page's module path
 */
export async function firstScreenChunks(config: UserConfig, page: string): Promise<Splitting> {
  const all = await survey(config);
  const chunks = [...all.values()];
  const entry = chunks.find(({ isEntry }) => isEntry);
  const pages = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('/src/pages/'));
  const first = pages.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page));
  if (!entry || !first) throw new Error(`No page ${page}`);

  const app = modulesOf(needs(entry, all));
  const screen = new Set([...modulesOf(needs(first, all))].filter((id) => !app.has(id)));
  const readers = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(READERS));
  // They may read with what the app has already: that stays there, and so does the entry itself.
  const read = modulesOf(readers.flatMap((reader) => [...needs(reader, all)]));
  const answers = new Set([...read].filter((id) => !app.has(id)));
  const uses = new Map<string, number>();
  for (const one of pages) {
    for (const id of modulesOf(needs(one, all))) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const often = (id: string) => screen.has(id) && (uses.get(id) ?? 0) >= COMMON;
  const entries = /\.html$|\/main\.tsx$/;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: 'app',
        priority: 1,
        test: (id) => (app.has(id) && !entries.test(id)) || often(id) || id.includes('rolldown'),
      },
      { name: 'answers', test: (id) => answers.has(id) && !id.endsWith(READERS) },
      { name: 'search', test: (id) => screen.has(id) && !id.endsWith(page) },
    ],
  };
}
