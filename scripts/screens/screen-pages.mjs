import { basename, dirname } from 'node:path';
import { problemsOfPage } from '../components/page-rules.mjs';
import { screenPages, screenStories, storiesOf, titleOf } from './screen-facts.mjs';
import { textOf } from './screen-sources.mjs';

/** Blocks that tell what the sources say, so that nobody writes it by hand. */
const BLOCKS = ['<ScreenFacts />', '<ScreenStates of='];
/** More frames than these on a page make it slow, and people look at none of them. */
const MOST_FRAMES = 3;

/**
 * Problems of a screen's page (docs/adding-a-screen.md).
 *
 * @param {string} page absolute path
 * @returns {string[]} one sentence a problem; empty when all is there
 */
export function pageProblems(page) {
  const text = textOf(page);
  const stories = storiesOf(page);
  const own = stories[0] ?? '';
  const states = /<ScreenStates of=\{\[([^\]]*)\]\}/.exec(text)?.[1] ?? '';
  return [
    [/<Meta of=\{/.test(text), 'belongs to no stories'],
    [own === page.replace(/\.mdx$/, '.stories.tsx'), 'is not called as the stories that it is of'],
    [/^# \S/m.test(text), 'has no title'],
    ...BLOCKS.map((block) => [text.includes(block), `has no ${block}`]),
    [
      states.split(', ').length === stories.length,
      'imports stories that it does not list among its states',
    ],
    [
      (text.match(/<ScreenCanvas /g) ?? []).length <= MOST_FRAMES,
      `shows more than ${MOST_FRAMES} frames`,
    ],
    [!/<Canvas /.test(text), 'shows a story without a frame of its own'],
    [/^```tsx$/m.test(text), 'does not show how it is mounted'],
  ]
    .flatMap(([holds, problem]) => (holds ? [] : [String(problem)]))
    .concat(problemsOfPage(text))
    .map((problem) => `${basename(page)} ${problem}`);
}

/** Stories of screens that no page, or more than one, lists. */
export function storiesWithoutPage() {
  const listed = screenPages.flatMap(storiesOf);
  return screenStories.filter((file) => listed.filter((each) => each === file).length !== 1);
}

/** The examples of all pages, each as a module. */
export const examples = () =>
  screenPages.map((page) => ({
    name: basename(dirname(page)) + '-' + basename(page, '.mdx'),
    code: /^```tsx\n(.*?)^```/ms.exec(textOf(page))?.[1] ?? '',
  }));

/** Where the pages of screens are, by Storybook's way to name them. */
export const pageIds = () =>
  screenPages.map((page) => {
    const title = titleOf(storiesOf(page)[0] ?? '');
    return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
  });
