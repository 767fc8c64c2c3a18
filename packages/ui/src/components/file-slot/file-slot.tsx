'use client';

import { cva } from 'class-variance-authority';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn/index.js';
import { useStrings } from '../../lib/strings/index.js';
import { LiveRegion } from '../live-region/index.js';
import { acceptFile, listFormats } from './accept-file.js';
import { fileFact } from './file-facts.js';
import { fileNews } from './file-news.js';
import type { SlotFile } from './slot-file.js';
import { SlotFileRow } from './slot-file-row.js';
import { useDrop } from './use-drop.js';

const zone = cva(
  [
    'ui:flex ui:min-w-0 ui:cursor-pointer ui:rounded-md ui:border ui:border-dashed ui:text-sm ui:text-text-muted ui:transition-colors ui:duration-fast',
    'ui:focus-within-ring ui:has-disabled:cursor-not-allowed ui:has-disabled:opacity-55',
  ],
  {
    variants: {
      state: {
        idle: 'ui:border-border-control ui:bg-surface ui:hover:bg-surface-hover',
        over: 'ui:border-brand ui:bg-brand-soft',
        error: 'ui:border-danger ui:bg-surface ui:hover:bg-surface-hover',
      },
      filled: {
        true: 'ui:items-center ui:gap-2 ui:px-3 ui:py-2',
        false: 'ui:flex-col ui:items-center ui:gap-2 ui:px-4 ui:py-6 ui:text-center',
      },
    },
  },
);

/** Props of {@link FileSlot}. */
export interface FileSlotProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Names the slot: 'Upload Soal'. */
  label: string;
  /** The chosen files, kept by the caller. */
  value: readonly SlotFile[];
  /** Told the accepted files; without `multiple` there is one, which replaces the former. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
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
   * @default 'Format: PDF, DOCX, atau TXT'
   */
  hint?: ReactNode;
  /** What is wrong with the slot, such as a missing file. */
  error?: ReactNode;
  /**
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

/** Takes files of one category, by choosing or by dropping, and shows what becomes of them (§4). */
export function FileSlot({
  label,
  value,
  onAdd,
  onRemove,
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
  const strings = useStrings();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
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

  const [over, drop] = useDrop(take, disabled);
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
        className={cn(
          'ui:font-semibold ui:text-sm ui:text-text',
          required && "ui:after:ms-0.5 ui:after:text-danger-text ui:after:content-['*'/'']",
        )}
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
              onRetry={onRetry && (() => onRetry(file.id))}
            />
          ))}
        </ul>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its button is for the keyboard */}
      <div
        className={zone({ state: over ? 'over' : problem ? 'error' : 'idle', filled })}
        aria-disabled={disabled || undefined}
        // A press anywhere in the zone, its button's too, comes here.
        onClick={() => input.current?.click()}
        {...drop}
      >
        <CloudUpload aria-hidden size={20} strokeWidth={1.5} className="ui:shrink-0" />
        <input
          ref={input}
          id={id}
          type="file"
          // The button stands for it, so that the slot and a form's own button have different names.
          hidden
          accept={accept.join(',')}
          multiple={multiple}
          disabled={disabled}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        <span className="ui:min-w-0">
          <button
            ref={button}
            type="button"
            disabled={disabled}
            data-part="choose"
            data-invalid={Boolean(problem)}
            aria-describedby={describedBy}
            className="ui:cursor-pointer ui:font-semibold ui:text-brand-text ui:outline-none ui:disabled:cursor-not-allowed"
          >
            {action}
          </button>{' '}
          <span className="ui:pointer-coarse:hidden">{strings['fileSlot.drop']}</span>
        </span>
      </div>
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
          <CircleAlert aria-hidden size={16} className="ui:mt-0.5 ui:shrink-0" />
          <span className="ui:min-w-0">{problem}</span>
        </div>
      )}
    </div>
  );
}
