'use client';

import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CIRCLE_EXCLAMATION_POINT } from '../../../lib/internal/drawings/circle-exclamation-point.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LiveRegion } from '../../feedback/live-region/index.js';
import { acceptFile, listFormats } from './accept-file.js';
import { fileFact } from './file-facts.js';
import { fileNews } from './file-news.js';
import { FileZone } from './file-zone.js';
import type { SlotFile } from './slot-file.js';
import { SlotFileRow } from './slot-file-row.js';

/** Props of {@link FileSlot}. */
export interface FileSlotProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Names the slot: 'Upload Soal'. */
  label: string;
  /** The chosen files, kept by the caller. */
  value: readonly SlotFile[];
  /** Called with the accepted files; without `multiple` there is one, which replaces the former. */
  onAdd: (files: File[]) => void;
  /** Called with the `id` of the file whose remove button was pressed. */
  onRemove: (id: string) => void;
  /** Shows a file that is not sent yet; asked of those that say `local`. */
  onLook?: (id: string) => void;
  /** Sends a failed file again. */
  onRetry?: (id: string) => void;
  /**
   * Endings with their dot that are accepted; others are refused here with a message.
   * @default ['.pdf', '.docx', '.txt']
   */
  accept?: readonly string[];
  /**
   * Whether more than one file may be chosen.
   * @default false
   */
  multiple?: boolean;
  /**
   * Says what the slot takes; change it together with `accept`.
   * @default 'Format: PDF, DOCX, atau TXT'
   */
  hint?: ReactNode;
  /** Error of the slot, such as a missing file. */
  error?: ReactNode;
  /**
   * Marks the label; the caller checks that a file is there.
   * @default false
   */
  required?: boolean;
  /**
   * Nothing can be chosen or removed, such as while files are being sent.
   * @default false
   */
  disabled?: boolean;
}

const ACCEPT = ['.pdf', '.docx', '.txt'];

/** Takes files of one category, by choosing or by dropping, and shows what becomes of them. */
export function FileSlot({
  label,
  value,
  onAdd,
  onRemove,
  onLook,
  onRetry,
  accept = ACCEPT,
  multiple = false,
  hint,
  error,
  required = false,
  disabled = false,
  className,
  ...rest
}: FileSlotProps) {
  const strings = useTexts(moreTexts);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  const [news, setNews] = useState('');
  if (known !== value) {
    setKnown(value);
    const next = fileNews(
      known,
      value,
      (file) => fileFact(file, strings),
      strings['fileSlot.news'],
    );
    if (next) setNews(next);
  }
  const formats = listFormats(accept, strings['fileSlot.or']);
  const filled = value.length > 0;
  const problem = refused ?? error;

  function take(files: File[]) {
    const wanted = multiple ? files : files.slice(0, 1);
    const wrong = wanted.find(({ name }) => !acceptFile(name, accept).accepted);
    const right = wanted.filter(({ name }) => acceptFile(name, accept).accepted);
    setRefused(
      wrong
        ? strings['fileSlot.rejected'](acceptFile(wrong.name, accept).extension, formats)
        : null,
    );
    if (right.length > 0) onAdd(right);
  }

  function remove(file: SlotFile) {
    setRefused(null);
    onRemove(file.id);
    // The pressed button goes away with its row.
    button.current?.focus();
  }

  const describedBy = cn(
    `${id}-label`,
    required && `${id}-required`,
    `${id}-hint`,
    problem && `${id}-error`,
  );
  const action =
    strings[!filled ? 'fileSlot.choose' : multiple ? 'fileSlot.add' : 'fileSlot.replace'];
  return (
    <div
      data-component="file-slot"
      data-state={problem ? 'error' : filled ? 'ready' : 'empty'}
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-2', className)}
      {...rest}
    >
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={cn('ui:font-semibold ui:text-sm ui:text-text', required && 'ui:required-mark')}
      >
        {label}
      </label>
      {required && (
        <span id={`${id}-required`} hidden>
          {strings['fileSlot.required']}
        </span>
      )}
      {filled && (
        <ul className="ui:flex ui:flex-col ui:gap-2">
          {value.map((file) => (
            <SlotFileRow
              key={file.id}
              file={file}
              onRemove={disabled ? undefined : () => remove(file)}
              onLook={onLook && file.local ? () => onLook(file.id) : undefined}
              onRetry={onRetry && (() => onRetry(file.id))}
            />
          ))}
        </ul>
      )}
      <FileZone
        id={id}
        ref={button}
        action={action}
        filled={filled}
        invalid={Boolean(problem)}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        describedBy={describedBy}
        onTake={take}
      />
      <div id={`${id}-hint`} className="ui:text-text-muted ui:text-xs">
        {hint ?? strings['fileSlot.hint'](formats)}
      </div>
      <LiveRegion message={news} />
      {problem && (
        <div
          id={`${id}-error`}
          role="alert"
          className="ui:flex ui:items-start ui:gap-1.5 ui:font-medium ui:text-danger-text ui:text-sm ui:wrap-anywhere"
        >
          <Glyph of={CIRCLE_EXCLAMATION_POINT} className="ui:mt-0.5" />
          <span className="ui:min-w-0">{problem}</span>
        </div>
      )}
    </div>
  );
}
