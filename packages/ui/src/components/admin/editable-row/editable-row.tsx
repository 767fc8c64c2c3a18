'use client';

import {
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { PENCIL } from '../../../lib/internal/drawings/pencil.js';
import { TRASH } from '../../../lib/internal/drawings/trash.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { NameForm } from './name-form.js';

export interface EditableRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The element that is rendered: `li` in a list.
   * @default 'div'
   */
  as?: ElementType;
  /** The name that is shown and edited. */
  name: string;
  /**
   * Saves the trimmed name; the row stays open and busy while the promise runs, and open when it is
   * rejected. Without it the row cannot be edited.
   */
  onSave?: (name: string) => Promise<void> | void;
  /** Asks for the deletion; without it there is no such button. */
  onDelete?: () => void;
  /** Why the last save failed; shown below the field. */
  error?: ReactNode;
  /** Called when the name is typed in, so that the caller takes its error away. */
  onEdit?: () => void;
  /**
   * The row is being deleted or reloaded: its buttons rest.
   * @default false
   */
  busy?: boolean;
  /**
   * Name of the field.
   * @default 'Nama'
   */
  label?: string;
  /**
   * Greatest number of characters.
   * @default 100
   */
  maxLength?: number;
  /** Stands between name and buttons. */
  meta?: ReactNode;
}

/** A name in a list that is changed where it stands. */
export function EditableRow({
  as: Element = 'div',
  name,
  onSave,
  onDelete,
  error,
  onEdit,
  busy = false,
  label,
  maxLength = 100,
  meta,
  className,
  ...rest
}: EditableRowProps) {
  const strings = useTexts(moreTexts);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The form that held the focus is gone: it returns to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <Element
      data-component="editable-row"
      data-state={editing ? 'editing' : 'reading'}
      className={cn(
        'ui:flex ui:min-h-(--ui-density-row) ui:min-w-0 ui:items-center ui:gap-3 ui:not-first:border-t ui:border-border ui:px-(--ui-density-cell-inline) ui:py-(--ui-density-cell-block)',
        className,
      )}
      {...rest}
    >
      {editing && onSave ? (
        <NameForm
          name={name}
          label={label ?? strings['editableRow.label']}
          maxLength={maxLength}
          error={error}
          onEdit={onEdit}
          onSave={onSave}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <span className="ui:min-w-0 ui:grow ui:text-text ui:wrap-anywhere">{name}</span>
          {meta}
          <span className="ui:flex ui:shrink-0 ui:gap-1">
            {onSave ? (
              <Button
                ref={editButton}
                variant="ghost"
                size="sm"
                iconOnly
                disabled={busy}
                aria-label={strings['editableRow.edit'](name)}
                onClick={() => setEditing(true)}
              >
                <Glyph of={PENCIL} />
              </Button>
            ) : null}
            {onDelete ? (
              <Button
                variant="ghost"
                size="sm"
                iconOnly
                busy={busy}
                aria-label={strings['editableRow.delete'](name)}
                onClick={onDelete}
              >
                {busy ? null : <Glyph of={TRASH} />}
              </Button>
            ) : null}
          </span>
        </>
      )}
    </Element>
  );
}
