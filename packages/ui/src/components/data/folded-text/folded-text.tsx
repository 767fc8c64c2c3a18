'use client';

import { type ComponentPropsWithRef, useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';

export interface FoldedTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text; its lines stay lines. */
  children: string;
}

/** A text of any length: its first three lines, and the rest when it is asked for. On paper it is whole. */
export function FoldedText({ children, className, ...rest }: FoldedTextProps) {
  const strings = useTexts(moreTexts);
  const text = useRef<HTMLDivElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  // After each drawing: another text may be as high as this one, folded.
  useLayoutEffect(() => {
    const element = text.current;
    // An open text does not tell whether it would be cut.
    if (!element || open) return;
    const observer = new ResizeObserver(() =>
      setLong(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  });

  return (
    <div data-component="folded-text" className={cn('ui:min-w-0', className)} {...rest}>
      <div
        ref={text}
        id={id}
        data-part="text"
        className={cn(
          'ui:whitespace-pre-line ui:wrap-anywhere',
          !open && 'ui:line-clamp-3 ui:print:line-clamp-none',
        )}
      >
        {children}
      </div>
      {long && (
        <Button
          variant="link"
          size="sm"
          className="ui:print:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {strings[open ? 'folded.less' : 'folded.more']}
        </Button>
      )}
    </div>
  );
}
