import { isValidElement, type ReactNode } from 'react';
import { SQUARE } from '../../../lib/internal/drawings/square.js';
import { SQUARE_CHECK } from '../../../lib/internal/drawings/square-check.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Link } from '../../actions/link/index.js';
import { VisuallyHidden } from '../../data/visually-hidden/index.js';
import { ScrollRegion } from '../../layout/scroll-region/index.js';
import { CodeBlock } from '../code-block/index.js';
import { languageName } from './language-name.js';
import { OwnImage } from './own-image.js';
import { isOwnImage } from './safe-link.js';
import { type TreeNode, textsOf } from './tree-text.js';
import { withoutNode } from './without-node.js';

interface ElementProps {
  node?: unknown;
  children?: ReactNode;
  className?: string;
}

/** A link leaves the page in a tab of its own, so that nothing typed here is lost. */
export function MarkdownLink({ href, ...props }: ElementProps & { href?: string }) {
  const rest = withoutNode(props);
  if (!href) return <span className="ui:text-text" {...rest} />;
  return <Link {...rest} href={href} external={!/^(#|mailto:|xmpp:|ircs?:)/i.test(href)} />;
}

/** A picture; its description alone where its address was emptied. */
export function MarkdownImage({ src, alt = '' }: { src?: unknown; alt?: string }) {
  if (typeof src === 'string' && isOwnImage(src)) return <OwnImage address={src} alt={alt} />;
  if (typeof src !== 'string' || !src) return <em className="ui:text-text-muted">{alt}</em>;
  return (
    <img className="ui:h-auto ui:max-w-full ui:rounded-md" loading="lazy" src={src} alt={alt} />
  );
}

/** A table that scrolls by itself, named after its columns. */
export function MarkdownTable({ node, children }: ElementProps) {
  const strings = useTexts(moreTexts);
  const columns = textsOf(node as TreeNode, 'th').join(', ');
  return (
    <ScrollRegion label={strings['markdownView.table'](columns)} className="ui:rounded-sm">
      <table className="ui:min-w-full ui:text-sm">{children}</table>
    </ScrollRegion>
  );
}

/** Code between fences. */
export function MarkdownCode({ children }: ElementProps) {
  const code = isValidElement<ElementProps>(children) ? children.props : { children };
  return <CodeBlock language={languageName(code.className)}>{code.children}</CodeBlock>;
}

/** Only formulas need a span of their own: one on its own line scrolls when it is long. */
export function MarkdownSpan({ node, ...rest }: ElementProps) {
  const strings = useTexts(moreTexts);
  const formula = node as TreeNode & { children: { properties?: { display?: string } }[] };
  if (formula.children[0]?.properties?.display !== 'block') return <span {...rest} />;
  const [source = ''] = textsOf(formula, 'annotation');
  return (
    <ScrollRegion
      as="span"
      label={strings['markdownView.formula'](source)}
      className="ui:block ui:py-1"
      {...rest}
    />
  );
}

/** The box of a task: shown, not operated. */
export function MarkdownTask({ checked }: { checked?: boolean }) {
  const strings = useTexts(moreTexts);
  const drawing = checked ? SQUARE_CHECK : SQUARE;
  return (
    <>
      <Glyph of={drawing} className="ui:me-2 ui:inline ui:align-[-0.125em]" />
      <VisuallyHidden>
        {strings[checked ? 'markdownView.done' : 'markdownView.open']}:{' '}
      </VisuallyHidden>
    </>
  );
}
