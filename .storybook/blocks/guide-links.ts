import { idOf } from '../../scripts/docs/page-text.mjs';

/** The guides that have a page here: file beneath `docs`, and the page's title in the sidebar. */
export const GUIDES: Readonly<Record<string, string>> = {
  'designer.md': 'Panduan/Perancang',
  'developer.md': 'Panduan/Developers',
  'operator.md': 'Panduan/Operator',
  'architecture.md': 'Panduan/Architecture',
  'adding-a-component.md': 'Panduan/Adding a component',
  'adding-a-screen.md': 'Panduan/Adding a screen',
  'publishing.md': 'Panduan/Publishing',
};

const pageOf = (title: string) => `?path=/docs/${idOf(title)}--docs`;

/**
 * Lets the links of a guide lead to its neighbours here. A link to another file of the repository
 * becomes its words: Storybook has no such page.
 *
 * @param markdown as it stands in `docs`
 */
export function withPages(markdown: string): string {
  return joinCode(markdown).replace(
    /(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g,
    (_, words: string, path: string, heading = '') => {
      const title = GUIDES[path];
      return title === undefined ? words : `[${words}](${pageOf(title)}${heading})`;
    },
  );
}

/** Storybook takes code with a line break for a block, wherever it stands. */
function joinCode(markdown: string): string {
  return markdown.replace(/```.*?^```|`[^`]+`/gms, (code) =>
    code.startsWith('```') ? code : code.replace(/\s*\n\s*/g, ' '),
  );
}
