'use client';

import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';
import { ariaShortcut, readShortcut, SHORTCUTS } from './shortcuts.js';
import { TOOLS, type Tool } from './toolbar-actions.js';

const ICONS: Record<Tool, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  heading1: Heading1,
  heading2: Heading2,
  bullets: List,
  numbers: ListOrdered,
  code: Code,
  link: Link,
  image: Image,
  rule: Minus,
};

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const never = () => () => {};

/** The row of tools: one stop of the Tab key, arrow keys inside. */
export function EditorToolbar({
  controls,
  disabled,
  onUse,
}: {
  controls: string;
  disabled: boolean;
  onUse: (tool: Tool) => void;
}) {
  const strings = useStrings(indonesian);
  const apple = useSyncExternalStore(never, isApple, () => false);
  return (
    <Toolbar.Root
      data-part="toolbar"
      aria-label={strings['markdownEditor.toolbar']}
      aria-controls={controls}
      className="ui:grid ui:min-w-0 ui:grid-cols-5 ui:gap-0.5 ui:border-border ui:border-b ui:p-1 ui:sm:flex ui:sm:flex-wrap"
    >
      {TOOLS.map((tool) => {
        const Icon = ICONS[tool];
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
            className="ui:focus-ring ui:flex ui:h-8 ui:min-w-8 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:text-text-muted ui:transition-colors ui:duration-fast ui:enabled:hover:bg-surface-hover ui:enabled:hover:text-text ui:enabled:active:bg-surface-active ui:disabled:cursor-not-allowed ui:disabled:opacity-55 ui:pointer-coarse:min-h-11 ui:pointer-coarse:min-w-11"
            onClick={() => onUse(tool)}
          >
            <Icon aria-hidden size={18} strokeWidth={1.75} />
          </Toolbar.Button>
        );
      })}
    </Toolbar.Root>
  );
}
