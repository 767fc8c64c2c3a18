'use client';

import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '../../actions/button/index.js';

/** Props of {@link FileButton}. Native props reach the button. */
export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type' | 'asChild'> {
  /** Endings with their dot that the browser's dialog offers; the caller judges what comes. */
  accept: readonly string[];
  /** Called with the chosen files; without `multiple` it is one. */
  onFiles: (files: File[]) => void;
  /**
   * Whether more than one file may be chosen.
   * @default false
   */
  multiple?: boolean;
  /** The button's text. */
  children: ReactNode;
}

/** A button that lets one choose a file. Where files can also be dropped, use FileSlot. */
export function FileButton({ accept, onFiles, multiple = false, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button data-component="file-button" {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        className="ui:hidden"
        accept={accept.join(',')}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
