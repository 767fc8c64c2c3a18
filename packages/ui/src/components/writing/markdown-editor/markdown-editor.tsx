'use client';

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { EYE } from '../../../lib/internal/drawings/eye.js';
import { PENCIL } from '../../../lib/internal/drawings/pencil.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { LiveRegion } from '../../feedback/live-region/index.js';
import { Field } from '../../inputs/field/index.js';
import { FormActions } from '../../inputs/form/index.js';
import { applyEdit } from './apply-edit.js';
import { EditorToolbar } from './editor-toolbar.js';
import { PreviewPane } from './preview-pane.js';
import { toolOf } from './shortcuts.js';
import { applyTool, type Tool } from './toolbar-actions.js';
import { useImageInsertion } from './use-image-insertion.js';

const LOW = { minHeight: '6.25rem' };

export interface MarkdownEditorProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The text, in Markdown, when controlled. */
  value?: string;
  /**
   * The text at first, when uncontrolled.
   * @default ''
   */
  defaultValue?: string;
  /** Called with every change of the text. */
  onChange?: (value: string) => void;
  /**
   * Called with the text, as it was written, when it is saved; never one that is blank. Without it there is no
   * such button: the form around it saves.
   */
  onSave?: (value: string) => void;
  /** Called when the text is to be dropped; without it there is no such button. */
  onCancel?: () => void;
  /**
   * Names the field.
   * @default 'Teks soal'
   */
  label?: string;
  /** Help with writing, below the field. */
  hint?: string;
  /** Error of the text. */
  error?: string;
  /**
   * Must be filled: a star, and `aria-required`.
   * @default false
   */
  required?: boolean;
  /**
   * Says '(opsional)' beside the name.
   * @default false
   */
  optional?: boolean;
  /**
   * Adds a tool that puts a formula between two dollar signs each.
   * @default false
   */
  formulas?: boolean;
  /**
   * Least height of the text: 100 or 200 px. It grows up to 400.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /**
   * The text is being saved: Simpan is busy.
   * @default false
   */
  busy?: boolean;
  /**
   * Takes the focus when it appears, as it should after a press that opened it.
   * @default false
   */
  focusOnMount?: boolean;
}

/** Writes a text in Markdown: ten tools, one for formulas if asked for, their keys, and a preview. */
export function MarkdownEditor({
  value: given,
  defaultValue = '',
  onChange,
  onSave,
  onCancel,
  label,
  hint,
  error,
  required,
  optional,
  formulas = false,
  size = 'md',
  busy = false,
  focusOnMount = false,
  className,
  ...rest
}: MarkdownEditorProps) {
  const strings = useTexts(moreTexts);
  const { value, change } = useOwnValue(given, defaultValue, onChange);
  const [previewing, setPreviewing] = useState(false);
  const [message, setMessage] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const previewId = useId();

  useEffect(() => {
    if (focusOnMount) area.current?.focus();
  }, [focusOnMount]);

  const images = useImageInsertion(area, {
    onBegin: () => setPreviewing(false),
    onInserted: () => setMessage(strings['markdownEditor.imageInserted']),
  });

  function applyToSelection(tool: Tool) {
    if (!area.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    // A picture that is selected becomes plain words again, as a link does.
    if (tool === 'image' && images.ask && !text.startsWith('![', start)) {
      images.ask();
      return;
    }
    const edited = applyTool(tool, { text, start, end }, strings['markdownEditor.placeholder']);
    applyEdit(area.current, edited);
    const name = strings[`markdownEditor.${tool}`];
    const removed = edited.text.length < text.length;
    setMessage(strings[removed ? 'markdownEditor.removed' : 'markdownEditor.applied'](name));
  }

  function press(event: KeyboardEvent) {
    const tool = toolOf(event);
    if (!tool) return;
    event.preventDefault();
    applyToSelection(tool);
  }

  function togglePreview() {
    setPreviewing(!previewing);
    setMessage(strings[previewing ? 'markdownEditor.editing' : 'markdownEditor.previewing']);
  }

  const name = label ?? strings['markdownEditor.label'];
  const isPart = !onSave && !onCancel;
  const mode = strings[previewing ? 'markdownEditor.edit' : 'markdownEditor.preview'];
  return (
    <div
      data-component="markdown-editor"
      data-mode={previewing ? 'preview' : 'edit'}
      className={cn('ui:flex ui:min-w-0 ui:flex-col', isPart ? 'ui:gap-1' : 'ui:gap-3', className)}
      {...rest}
    >
      <Field label={name} hint={hint} error={error} required={required} optional={optional}>
        {(control) => (
          <div
            data-part="frame"
            data-over={images.isOver || undefined}
            className="ui:rounded-md ui:border ui:border-border-control ui:bg-surface ui:field-ring ui:transition-colors ui:has-[textarea[aria-invalid=true]]:border-danger ui:data-over:border-brand ui:data-over:bg-brand-soft"
            {...images.targets}
          >
            <EditorToolbar
              controls={previewing ? previewId : control.id}
              disabled={previewing}
              formulas={formulas}
              onUse={applyToSelection}
            />
            <textarea
              ref={area}
              {...control}
              data-part="input"
              hidden={previewing}
              value={value}
              spellCheck
              style={size === 'sm' ? LOW : undefined}
              className="ui:field-sizing-content ui:max-h-100 ui:min-h-50 ui:w-full ui:resize-y ui:p-3 ui:font-mono ui:text-sm ui:outline-none ui:wrap-anywhere ui:not-hidden:block ui:pointer-coarse:text-base"
              onChange={(event) => change(event.target.value)}
              onKeyDown={press}
            />
            {previewing && (
              <PreviewPane id={previewId} source={value} style={size === 'sm' ? LOW : undefined} />
            )}
          </div>
        )}
      </Field>
      <FormActions
        start={
          <Button
            variant="ghost"
            size={isPart ? 'sm' : 'md'}
            icon={<Glyph of={previewing ? PENCIL : EYE} />}
            // Several stand in one form: each button says whose text it shows.
            aria-label={isPart ? `${mode}: ${name}` : undefined}
            onClick={togglePreview}
          >
            {mode}
          </Button>
        }
      >
        {onCancel && <Button onClick={onCancel}>{strings['markdownEditor.cancel']}</Button>}
        {onSave && (
          <Button
            variant="primary"
            disabled={value.trim() === ''}
            busy={busy}
            onClick={() => onSave(value)}
          >
            {strings['markdownEditor.save']}
          </Button>
        )}
      </FormActions>
      <LiveRegion message={message} />
      {images.dialog}
    </div>
  );
}
