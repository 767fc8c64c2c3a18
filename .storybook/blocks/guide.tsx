import { Markdown } from '@storybook/addon-docs/blocks';
import { withPages } from './guide-links';

/** A guide of the repository as a page: what stands in `docs` is the only source. */
export function Guide({ children }: { children: string }) {
  return <Markdown>{withPages(children)}</Markdown>;
}
