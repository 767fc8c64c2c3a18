'use client';

import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CLOUD_UPLOAD } from '../../../lib/internal/drawings/cloud-upload.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';

export interface DropAnywhereProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onDrop'> {
  /** Says that files may be let go of: 'Lepaskan file di mana saja'. */
  label: ReactNode;
  /** One sentence on what becomes of them. */
  hint?: ReactNode;
  /** Called with what was dropped on the page, whatever it is; not what an element of its own took. */
  onDrop: (files: File[]) => void;
  /**
   * Files are not taken, and the browser does not open them in place of the page either.
   * @default false
   */
  disabled?: boolean;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page, and says so while they are over it. What is dropped
 * on a `FileSlot` stays that slot's. For the keyboard there is the slot's own button.
 */
export function DropAnywhere({
  label,
  hint,
  onDrop,
  disabled = false,
  className,
  ...rest
}: DropAnywhereProps) {
  const [over, setOver] = useState(false);
  const take = useRef(onDrop);
  useEffect(() => {
    take.current = onDrop;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    function move(event: DragEvent) {
      if (!carriesFiles(event)) return;
      // A page that takes nothing just now would be left for the file.
      event.preventDefault();
      setOver(!disabled);
    }
    function drop(event: DragEvent) {
      setOver(false);
      const taken = event.defaultPrevented;
      if (taken || !carriesFiles(event)) return;
      event.preventDefault();
      if (!disabled) take.current([...(event.dataTransfer?.files ?? [])]);
    }
    window.addEventListener('dragover', move, { signal });
    window.addEventListener('drop', drop, { signal });
    // Out of the window: nothing is entered.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    window.addEventListener('dragleave', leave, { signal });
    return () => listening.abort();
  }, [disabled]);

  if (!over) return null;
  return (
    <div
      data-component="drop-anywhere"
      className={cn(
        'ui:pointer-events-none ui:fixed ui:inset-2 ui:z-40 ui:flex ui:items-end ui:justify-center ui:rounded-lg ui:border ui:border-brand ui:border-dashed ui:p-4',
        className,
      )}
      {...rest}
    >
      <div className="ui:flex ui:max-w-md ui:items-start ui:gap-3 ui:rounded-md ui:border ui:border-border ui:bg-surface-raised ui:px-4 ui:py-3 ui:text-sm ui:text-text ui:shadow-float">
        <Glyph of={CLOUD_UPLOAD} size={20} className="ui:mt-0.5 ui:text-brand-text" />
        <div className="ui:min-w-0">
          <div className="ui:font-semibold">{label}</div>
          {hint && <div className="ui:text-text-muted">{hint}</div>}
        </div>
      </div>
    </div>
  );
}
