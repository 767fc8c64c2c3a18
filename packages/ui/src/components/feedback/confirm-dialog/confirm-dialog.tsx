'use client';

import { type ReactNode, useRef } from 'react';
import { useConfirmation } from '../../../lib/internal/confirmation/index.js';
import type { OwnDialogProps } from '../../../lib/internal/dialog-frame/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Alert } from '../alert/index.js';
import { Dialog, DialogContent } from '../dialog/index.js';

export interface ConfirmDialogProps extends OwnDialogProps {
  /** The question, such as 'Hapus Tag Mata Kuliah'. */
  title: ReactNode;
  /** Consequence, such as 'Aksi ini tidak dapat dibatalkan'. */
  description?: ReactNode;
  /** A verb that names the consequence: 'Hapus'. */
  confirmLabel: string;
  /**
   * Text of the button that leaves everything as it is.
   * @default 'Batal'
   */
  cancelLabel?: string;
  /**
   * `danger` for what cannot be undone: focus starts on cancel.
   * @default 'danger'
   */
  tone?: 'danger' | 'neutral';
  /** Does it. While the returned promise runs the button stays busy and the dialog open. */
  onConfirm: () => Promise<unknown> | unknown;
  /**
   * Words the reason why the promise was rejected.
   * @default () => 'Terjadi kesalahan. Silakan coba lagi.'
   */
  describeError?: (reason: unknown) => ReactNode;
  /** More about what is at stake, such as the names of what goes. */
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. It has two buttons, always. */
export function ConfirmDialog({ open, defaultOpen, onOpenChange, ...rest }: ConfirmDialogProps) {
  // Its own component, so that busy and error begin anew each time it opens.
  return (
    <Dialog {...{ open, defaultOpen, onOpenChange }}>
      {(close) => <Question onClose={close} {...rest} />}
    </Dialog>
  );
}

function Question({
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  describeError,
  children,
  ...rest
}: Omit<ConfirmDialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> & { onClose: () => void }) {
  const strings = useTexts(controlsTexts);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const { busy, failure, run } = useConfirmation(onConfirm, onClose);

  return (
    <DialogContent
      data-component="confirm-dialog"
      role="alertdialog"
      size="sm"
      closable={false}
      title={title}
      description={description}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (tone === 'danger' ? cancel : confirm).current?.focus();
      }}
      onEscapeKeyDown={(event) => busy && event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={onClose}>
            {cancelLabel ?? strings['confirmDialog.cancel']}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            onClick={run}
          >
            {confirmLabel}
          </Button>
        </>
      }
      {...rest}
    >
      {(children || failure) && (
        <div className="ui:flex ui:flex-col ui:gap-3">
          {children}
          {failure && (
            <Alert tone="danger">
              {describeError?.(failure.reason) ?? strings['confirmDialog.failed']}
            </Alert>
          )}
        </div>
      )}
    </DialogContent>
  );
}
