import { Toolbar } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { CODE } from '../../../lib/internal/drawings/code.js';
import { HEADING_1 } from '../../../lib/internal/drawings/heading-1.js';
import { HEADING_2 } from '../../../lib/internal/drawings/heading-2.js';
import { IMAGE } from '../../../lib/internal/drawings/image.js';
import { ITALIC } from '../../../lib/internal/drawings/italic.js';
import { LETTER_B } from '../../../lib/internal/drawings/letter-b.js';
import { LINK } from '../../../lib/internal/drawings/link.js';
import { LIST } from '../../../lib/internal/drawings/list.js';
import { LIST_ORDERED } from '../../../lib/internal/drawings/list-ordered.js';
import { MINUS } from '../../../lib/internal/drawings/minus.js';
import { RADICAL } from '../../../lib/internal/drawings/radical.js';
import { type Drawing, Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { ariaShortcut, readShortcut, SHORTCUTS } from './shortcuts.js';
import { TOOLS, type Tool } from './toolbar-actions.js';

const ICONS: Record<Tool, Drawing> = {
  bold: LETTER_B,
  italic: ITALIC,
  heading1: HEADING_1,
  heading2: HEADING_2,
  bullets: LIST,
  numbers: LIST_ORDERED,
  code: CODE,
  link: LINK,
  image: IMAGE,
  rule: MINUS,
  formula: RADICAL,
};

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const never = () => () => {};

/** The row of tools: one stop of the Tab key, arrow keys inside. */
export function EditorToolbar({
  controls,
  disabled,
  formulas,
  onUse,
}: {
  controls: string;
  disabled: boolean;
  formulas: boolean;
  onUse: (tool: Tool) => void;
}) {
  const strings = useTexts(moreTexts);
  const apple = useSyncExternalStore(never, isApple, () => false);
  return (
    <Toolbar.Root
      data-part="toolbar"
      aria-label={strings['markdownEditor.toolbar']}
      aria-controls={controls}
      className="ui:grid ui:min-w-0 ui:grid-cols-5 ui:gap-0.5 ui:border-border ui:border-b ui:p-1 ui:sm:flex ui:sm:flex-wrap"
    >
      {TOOLS.map((tool) => {
        if (tool === 'formula' && !formulas) return null;
        const drawing = ICONS[tool];
        const shortcut = SHORTCUTS[tool];
        const name = strings[`markdownEditor.${tool}`];
        return (
          <Toolbar.Button
            key={tool}
            data-tool={tool}
            type="button"
            disabled={disabled}
            aria-label={name}
            aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
            title={shortcut ? `${name} (${readShortcut(shortcut, apple)})` : name}
            className="ui:focus-ring ui:flex ui:h-8 ui:min-w-8 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:text-text-muted ui:transition-colors ui:enabled:hover:bg-surface-hover ui:enabled:hover:text-text ui:enabled:active:bg-surface-active ui:disabled:cursor-not-allowed ui:disabled:opacity-55 ui:pointer-coarse:min-h-11 ui:pointer-coarse:min-w-11"
            onClick={() => onUse(tool)}
          >
            <Glyph of={drawing} size={18} />
          </Toolbar.Button>
        );
      })}
    </Toolbar.Root>
  );
}
