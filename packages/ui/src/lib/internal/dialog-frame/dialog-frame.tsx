import { Dialog as RadixDialog } from 'radix-ui';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../components/actions/button/index.js';
import { FormActions } from '../../../components/inputs/form/index.js';
import { basicTexts } from '../../public/indonesian/index.js';
import { useTexts } from '../../public/texts/index.js';
import { cn } from '../cn/index.js';
import { X } from '../drawings/x.js';
import { Glyph } from '../glyph/index.js';
import { useMergedRef } from '../merge-refs/index.js';
import { LayerProvider } from '../portal-container/index.js';
import { useInBrowser } from '../use-in-browser.js';
import { DialogCloseContext } from './dialog-close.js';
import { useReturnFocus } from './use-return-focus.js';
import { useScrollLock } from './use-scroll-lock.js';

/** State of a dialog. */
export interface DialogStateProps {
  /** Whether it is shown, when controlled. */
  open?: boolean;
  /**
   * Whether it is shown at first, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called by the trigger, Escape, the close button, a press outside, and after the dialog's work succeeded. */
  onOpenChange?: (open: boolean) => void;
}

/** Props of a dialog with content of its own; native ones reach its surface. */
export interface OwnDialogProps
  extends DialogStateProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {}

/** Props of dialogs and sheets. */
export interface DialogFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Called on Escape; `preventDefault` keeps the dialog open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Called before focus goes into the dialog; `preventDefault` leaves it to you. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called before focus goes back; `preventDefault` leaves it to you. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Called on a press or focus outside; `preventDefault` keeps the dialog open. */
  onInteractOutside?: (event: Event) => void;
  /** Title; names the dialog. */
  title: ReactNode;
  /** One or two sentences under the title; read out with it. */
  description?: ReactNode;
  /** Stays below while the content scrolls: the buttons. */
  footer?: ReactNode;
  /**
   * Shows the button that closes it.
   * @default true
   */
  closable?: boolean;
  /**
   * Name of the button that closes it.
   * @default 'Tutup'
   */
  closeLabel?: string;
}

/** The surface over the page: head, scrolling body, foot. Not exported from the folder's index. */
export function DialogFrame(props: DialogFrameProps) {
  const close = useContext(DialogCloseContext);
  // A server has no page to put it over.
  const inBrowser = useInBrowser();
  return close && inBrowser ? <OpenFrame close={close} {...props} /> : null;
}

function OpenFrame({
  title,
  description,
  footer,
  closable = true,
  closeLabel,
  className,
  children,
  onEscapeKeyDown,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onKeyDown,
  close,
  ref,
  ...rest
}: DialogFrameProps & { close: () => void }) {
  const strings = useTexts(basicTexts);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [openLists] = useState(() => new Set<symbol>());

  const id = useId();
  const focus = useReturnFocus();
  useScrollLock();

  function escape(event: KeyboardEvent) {
    if (openLists.size > 0) event.preventDefault();
    else onEscapeKeyDown?.(event);
  }

  // Radix gives Escape to the layer that listens last: a message that came over the dialog, or was
  // there before and the dialog does not listen yet. Pressed inside, the key means the dialog.
  function press(event: ReactKeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const key = event.nativeEvent;
    if (key.key !== 'Escape' || key.defaultPrevented) return;
    escape(key);
    if (key.defaultPrevented) return;
    event.preventDefault();
    close();
  }

  // The parts of Radix that only read styles, count or write a style sheet are left out: each makes the
  // browser compute the page's styles once more.
  return createPortal(
    <>
      <div
        data-part="overlay"
        aria-hidden
        className="ui:pointer-events-auto ui:fixed ui:inset-0 ui:z-40 ui:motion-safe:animate-[ui-fade_180ms_ease-out] ui:bg-overlay ui:print:hidden"
      />
      <RadixDialog.Content
        forceMount
        ref={useMergedRef(setContainer, ref)}
        className={className}
        aria-labelledby={`${id}t`}
        aria-describedby={description ? `${id}d` : undefined}
        onEscapeKeyDown={escape}
        onKeyDown={press}
        onOpenAutoFocus={(event) => {
          focus.remember();
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          focus.restore(event);
        }}
        {...rest}
      >
        <LayerProvider container={container} openLists={openLists}>
          <div data-part="head" className={cn('ui:px-5 ui:pt-5 ui:pb-3', closable && 'ui:pe-14')}>
            <h2 id={`${id}t`} className="ui:font-semibold ui:text-lg ui:text-text ui:wrap-anywhere">
              {title}
            </h2>
            {description && (
              <p id={`${id}d`} className="ui:mt-1 ui:text-sm ui:text-text-muted ui:wrap-anywhere">
                {description}
              </p>
            )}
          </div>
          {children && (
            <div
              data-part="body"
              className="ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:overscroll-contain ui:px-5 ui:pt-1 ui:pb-5"
            >
              {children}
            </div>
          )}
          {footer && (
            <FormActions
              data-part="foot"
              className="ui:border-border ui:border-t ui:px-5 ui:pt-3 ui:pb-[max(--spacing(3),env(safe-area-inset-bottom))]"
            >
              {footer}
            </FormActions>
          )}
          {/* Last, so that focus starts in the content and not on the way out. */}
          {closable && (
            <div className="ui:absolute ui:end-3.5 ui:top-4 ui:flex ui:print:hidden">
              <RadixDialog.Close asChild>
                <Button
                  variant="ghost"
                  size="sm"
                  iconOnly
                  aria-label={closeLabel ?? strings['dialog.close']}
                >
                  <Glyph of={X} size={20} />
                </Button>
              </RadixDialog.Close>
            </div>
          )}
        </LayerProvider>
      </RadixDialog.Content>
    </>,
    document.body,
  );
}
