import { basename, dirname } from 'node:path';
import { pageFiles, problemsOfPage } from '../components/page-rules.mjs';
import { idOf } from '../docs/page-text.mjs';
import { screenPages, screenStories, storiesOf, titleOf } from './screen-facts.mjs';
import { textOf } from './screen-sources.mjs';

/** More frames than these on a page make it slow, and people look at none of them. */
const MOST_FRAMES = 3;

/**
 * Problems of a screen's page (docs/adding-a-screen.md).
 *
 * @param {string} page absolute path of the Indonesian one
 * @returns {string[]} one sentence a problem; empty when all is there
 */
export function pageProblems(page) {
  const [own = ''] = storiesOf(page);
  const files = pageFiles(own);
  return [
    [files.stories !== '', 'is not called as the stories that it is of'],
    [/^ {2}tags: \['autodocs'\],$/m.test(files.stories), 'is not drawn: its stories lack a tag'],
    [/^## Keadaan$/m.test(files.id), 'does not say when which state is shown'],
    [framesOf(own).length <= MOST_FRAMES, `shows more than ${MOST_FRAMES} frames`],
    [!/^<Canvas /m.test(files.id), 'shows a story without a frame of its own'],
    [/^## Memasang\n```tsx$/m.test(files.id), 'does not show how it is mounted'],
  ]
    .flatMap(([holds, problem]) => (holds ? [] : [String(problem)]))
    .concat(problemsOfPage(files))
    .map((problem) => `${basename(page)} ${problem}`);
}

/** The stories at the top of a page, by their ids. @type {(stories: string) => string[]} */
function framesOf(stories) {
  const [, frames = ''] = /\bframes: \{([^}]*)\}/.exec(textOf(stories)) ?? [];
  return [...frames.matchAll(/'([\w-]+)':/g)].map(([, id = '']) => id);
}

/** Frames of pages that no story fills. */
export function emptyFrames() {
  const stories = screenStories.flatMap((file) =>
    [...textOf(file).matchAll(/^export const (\w+)/gm)].map(
      ([, name = '']) =>
        `${idOf(titleOf(file))}--${idOf(name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '))}`,
    ),
  );
  return screenPages
    .flatMap((page) => framesOf(storiesOf(page)[0] ?? ''))
    .filter((id) => !stories.includes(id));
}

/** Stories of screens that no page, or more than one, lists. */
export function storiesWithoutPage() {
  const listed = screenPages.flatMap(storiesOf);
  return screenStories.filter((file) => listed.filter((each) => each === file).length !== 1);
}

/** The examples of all pages, each as a module. */
export const examples = () =>
  screenPages.map((page) => ({
    name: basename(dirname(page)) + '-' + basename(page, '.id.md'),
    code: /^```tsx\n(.*?)^```/ms.exec(textOf(page))?.[1] ?? '',
  }));

/** Where the pages of screens are, by Storybook's way to name them. */
export const pageIds = () =>
  screenPages.map((page) => `${idOf(titleOf(storiesOf(page)[0] ?? ''))}--docs`);
