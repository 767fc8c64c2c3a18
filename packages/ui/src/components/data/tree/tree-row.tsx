import { type MouseEvent, memo, useId } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { REFRESH_CW } from '../../../lib/internal/drawings/refresh-cw.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Spinner } from '../../feedback/spinner/index.js';
import type { TreeItem, TreeNode } from './tree-nodes.js';

export interface TreeRowProps
  extends Pick<TreeNode, 'kind' | 'item' | 'level' | 'position' | 'size' | 'open'> {
  selected: boolean;
  /** Tab leads to it. */
  tabStop: boolean;
  /** Of the list of what it holds. */
  groupId: string;
}

const ROW =
  'ui:flex ui:min-h-8 ui:min-w-0 ui:flex-1 ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-sm ui:px-1.5 ui:py-1 ui:text-start ui:text-sm ui:text-text ui:no-underline ui:focus-ring ui:wrap-anywhere ui:focus-visible:-outline-offset-2 ui:aria-disabled:cursor-default ui:pointer-coarse:min-h-11';

const MARKED =
  'ui:bg-surface-active ui:font-semibold ui:forced-colors:bg-[Highlight] ui:forced-colors:text-[HighlightText] ui:forced-colors:forced-color-adjust-none';

/**
 * The row itself, with what opens it before it: that is for the pointer, the keyboard has the arrows. The tree
 * hears of both, so that a row is drawn again only when it changes itself, however many there are.
 */
export const TreeRow = memo(function Row({
  kind,
  item,
  level,
  position,
  size,
  open,
  selected,
  tabStop,
  groupId,
}: TreeRowProps) {
  const nameId = useId();
  const real = kind === 'item';
  const dead = kind === 'loading' || kind === 'empty' || item.disabled === true;
  const canSelect = real && !dead && item.selectable !== false;
  const row = {
    role: 'treeitem',
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': size,
    'aria-expanded': open,
    // Its descendants would else belong to its name.
    'aria-labelledby': open ? nameId : undefined,
    'aria-owns': open ? groupId : undefined,
    'aria-disabled': dead || undefined,
    'aria-selected': canSelect && !item.href ? selected : undefined,
    'aria-current': canSelect && item.href && selected ? ('page' as const) : undefined,
    tabIndex: tabStop ? 0 : -1,
    className: cn(
      ROW,
      open === undefined && 'ui:ms-6 ui:pointer-coarse:ms-9',
      item.disabled && 'ui:opacity-55',
      real ? selected && MARKED : 'ui:text-text-muted',
    ),
    children: real ? labelOf(item, open ? nameId : undefined) : <Instead kind={kind} />,
  };
  return (
    <div className="ui:flex ui:items-stretch ui:rounded-sm ui:ps-[min(var(--level,0)*1.25rem,40%)] ui:hover:bg-surface-hover">
      {/* No button: the row has the keys. */}
      {open !== undefined && (
        <span
          aria-hidden
          data-part="toggle"
          className={cn(
            'ui:flex ui:w-6 ui:shrink-0 ui:items-center ui:justify-center ui:text-text-muted ui:pointer-coarse:w-9',
            item.disabled ? 'ui:opacity-55' : 'ui:cursor-pointer ui:hover:text-text',
          )}
          onMouseDown={keepFocus}
        >
          <Glyph
            of={open ? CHEVRON_DOWN : CHEVRON_RIGHT}
            className={open ? undefined : 'ui:flip-rtl'}
          />
        </span>
      )}
      {real && item.href && !dead ? <HostLink {...row} href={item.href} /> : <div {...row} />}
    </div>
  );
});

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** @param id where something else has to point at the name */
function labelOf({ icon, label, detail }: TreeItem, id: string | undefined) {
  // Most are a text alone, and there are many.
  if (!id && !icon && detail === undefined) return label;
  return (
    <>
      {icon}
      <span id={id} className="ui:flex ui:min-w-0 ui:flex-1 ui:items-center ui:gap-2">
        <span className="ui:min-w-0 ui:flex-1">{label}</span>
        {detail !== undefined && <span className="ui:shrink-0 ui:font-normal">{detail}</span>}
      </span>
    </>
  );
}

function Instead({ kind }: { kind: TreeNode['kind'] }) {
  const strings = useTexts(moreTexts);
  const text = {
    loading: strings['tree.loading'],
    failed: strings['tree.failed'],
    empty: strings['tree.empty'],
    item: '',
  }[kind];
  return (
    <>
      {kind === 'loading' && <Spinner size="sm" label={null} />}
      {kind === 'failed' && <Glyph of={REFRESH_CW} />}
      <span className="ui:min-w-0">{text}</span>
    </>
  );
}
