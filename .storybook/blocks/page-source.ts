import type { ComponentType } from 'react';
import { type Section, sectionsOf } from '../../scripts/docs/page-text.mjs';

/** Everything of a page that somebody wrote: its prose in both languages, and live examples. */
export interface PageSource {
  id: Section[];
  en: Section[];
  /** `Do`, `Dont`, `Do2` and so on. */
  examples: Readonly<Record<string, ComponentType>>;
}

const texts = import.meta.glob<string>('../../packages/{ui,screens}/src/**/*.{id,en}.md', {
  query: '?raw',
  import: 'default',
});
const examples = import.meta.glob<PageSource['examples']>(
  '../../packages/ui/src/{components/*,bank}/*/*.examples.tsx',
);

const sources = new Map<string, Promise<PageSource>>();

/**
 * Loads the files beside a story file.
 *
 * @param stories as Storybook names the file: `./packages/ui/src/components/actions/button/button.stories.tsx`
 */
export function pageSource(stories: string): Promise<PageSource> {
  const base = stories.replace(/^\.\//, '../../').replace(/\.stories\.tsx$/, '');
  const known = sources.get(base) ?? load(base);
  sources.set(base, known);
  return known;
}

async function load(base: string): Promise<PageSource> {
  const [id = '', en = '', shown = {}] = await Promise.all([
    texts[`${base}.id.md`]?.(),
    texts[`${base}.en.md`]?.(),
    examples[`${base}.examples.tsx`]?.(),
  ]);
  return { id: sectionsOf(id), en: sectionsOf(en), examples: shown };
}
