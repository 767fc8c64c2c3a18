import type { Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { htmlAsText } from './html-as-text.js';
import { outline } from './outline.js';
import { IMAGE_PROTOCOL, LINK_PROTOCOLS } from './safe-link.js';

/** Plugins of unified, in the order in which they run. */
export type Plugins = NonNullable<Options['remarkPlugins']>;

/** Plugins that load when a text needs them; absent until then. */
export interface Extras {
  readMaths?: Plugins;
  drawMaths?: Plugins;
  highlight?: Plugins;
}

const schema: typeof defaultSchema = {
  ...defaultSchema,
  // Markdown has no ids of its own here, and those of footnotes are made unique already.
  clobberPrefix: '',
  protocols: {
    ...defaultSchema.protocols,
    href: LINK_PROTOCOLS,
    src: [...(defaultSchema.protocols?.src ?? []), IMAGE_PROTOCOL],
  },
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./, 'math-inline', 'math-display']],
  },
};

/** Cleaning comes first: what maths and highlighting add after it is ours. */
export function pluginsFor({ readMaths = [], drawMaths = [], highlight = [] }: Extras): {
  remarkPlugins: Plugins;
  rehypePlugins: Plugins;
} {
  return {
    remarkPlugins: [remarkGfm, ...readMaths, htmlAsText],
    rehypePlugins: [[rehypeSanitize, schema], outline, ...drawMaths, ...highlight],
  };
}
