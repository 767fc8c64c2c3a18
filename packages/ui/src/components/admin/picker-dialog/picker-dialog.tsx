'use client';

import { type ReactNode, useState } from 'react';
import { useConfirmation } from '../../../lib/internal/confirmation/index.js';
import type { OwnDialogProps } from '../../../lib/internal/dialog-frame/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Alert } from '../../feedback/alert/index.js';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { type PickerItem, PickerList } from './picker-list.js';

/** Props of {@link PickerDialog}. */
export interface PickerDialogProps extends OwnDialogProps {
  /** Title that names the choice: 'Tambah Tag'. */
  title: string;
  /** Consequence of the choice. */
  description?: ReactNode;
  /** Everything that can be chosen. */
  items: readonly PickerItem[];
  /**
   * Name of the search field.
   * @default 'Cari'
   */
  searchLabel?: string;
  /** An example or hint in the empty search field. */
  placeholder?: string;
  /** Stands in place of field and list when there is nothing to choose. */
  empty?: ReactNode;
  /**
   * Stands in place of the list when the search finds nothing.
   * @default 'Tidak ada hasil'
   */
  noResults?: string;
  /**
   * Text of the button.
   * @default 'Tambahkan'
   */
  confirmLabel?: string;
  /** Does it with the chosen ids. While the returned promise runs the dialog stays open and busy. */
  onConfirm: (ids: number[]) => Promise<unknown> | unknown;
  /**
   * Words the reason why the promise was rejected.
   * @default () => 'Terjadi kesalahan. Silakan coba lagi.'
   */
  describeError?: (reason: unknown) => ReactNode;
}

/** Chooses several of many by searching, and does something with all of them at once. */
export function PickerDialog({ open, defaultOpen, onOpenChange, ...rest }: PickerDialogProps) {
  return (
    <Dialog {...{ open, defaultOpen, onOpenChange }}>
      {(close) => <Picker onClose={close} {...rest} />}
    </Dialog>
  );
}

function Picker({
  onClose,
  title,
  description,
  items,
  searchLabel,
  placeholder,
  empty,
  noResults,
  confirmLabel,
  onConfirm,
  describeError,
  ...rest
}: Omit<PickerDialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> & { onClose: () => void }) {
  const { formatCount } = useFormats();
  const strings = useTexts(moreTexts);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // An item that another person took meanwhile is deselected.
  const ids = items.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  const { busy, failure, run } = useConfirmation(() => onConfirm(ids), onClose);

  function toggle(id: number) {
    if (busy) return;
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <DialogContent
      data-component="picker-dialog"
      title={title}
      description={description}
      onEscapeKeyDown={(event) => busy && event.preventDefault()}
      onInteractOutside={(event) => busy && event.preventDefault()}
      footer={
        <>
          <output className="ui:me-auto ui:text-sm ui:text-text-muted">
            {ids.length > 0 && strings['pickerDialog.chosen'](formatCount(ids.length))}
          </output>
          <Button disabled={busy} onClick={onClose}>
            {strings['pickerDialog.cancel']}
          </Button>
          <Button variant="primary" busy={busy} disabled={ids.length === 0} onClick={run}>
            {confirmLabel ?? strings['pickerDialog.confirm']}
          </Button>
        </>
      }
      {...rest}
    >
      <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
        {failure && (
          <Alert tone="danger">
            {describeError?.(failure.reason) ?? strings['pickerDialog.failed']}
          </Alert>
        )}
        {items.length === 0 ? (
          (empty ?? (
            <p className="ui:text-sm ui:text-text-muted">{strings['pickerDialog.empty']}</p>
          ))
        ) : (
          <PickerList
            label={title}
            searchLabel={searchLabel ?? strings['pickerDialog.search']}
            placeholder={placeholder}
            items={items}
            chosen={chosen}
            onToggle={toggle}
            noResults={noResults ?? strings['pickerDialog.empty']}
          />
        )}
      </div>
    </DialogContent>
  );
}
