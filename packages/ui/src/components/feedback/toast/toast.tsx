'use client';

import { Toast as RadixToast } from 'radix-ui';
import { type ComponentPropsWithRef, useRef, useSyncExternalStore } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { CIRCLE_CHECK } from '../../../lib/internal/drawings/circle-check.js';
import { CIRCLE_EXCLAMATION_POINT } from '../../../lib/internal/drawings/circle-exclamation-point.js';
import { INFO } from '../../../lib/internal/drawings/info.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { type ToastMessage, type ToastTone, toast, toastStore } from './toast-store.js';
import { useLift } from './use-lift.js';
import { useReachable } from './use-reachable.js';

const ICON = {
  success: CIRCLE_CHECK,
  error: CIRCLE_EXCLAMATION_POINT,
  info: INFO,
} satisfies Record<ToastTone, unknown>;

const mark = cva('ui:mt-1.5 ui:flex ui:shrink-0', {
  variants: {
    tone: {
      success: 'ui:text-success-text',
      error: 'ui:text-danger-text',
      info: 'ui:text-brand-text',
    } satisfies Record<ToastTone, string>,
  },
});

const card = cn(
  'ui:relative ui:flex ui:motion-safe:animate-[ui-appear_180ms_ease-out] ui:rounded-md ui:bg-surface-raised ui:text-sm ui:focus-ring',
  // A modal dialog makes the page deaf to the pointer, and by an inline style the toasts that
  // are older than it: they must still be reachable.
  'ui:pointer-events-auto! ui:items-start ui:gap-2.5 ui:border ui:border-border ui:p-2 ui:ps-3 ui:font-medium ui:text-text ui:shadow-float',
);

/** As dark as the page behind a dialog: what was said before it opened waits with the page. */
function Dimmed() {
  return (
    <span
      aria-hidden
      data-part="dim"
      className="ui:pointer-events-none ui:absolute ui:inset-0 ui:hidden ui:rounded-[inherit] ui:bg-overlay ui:with-dialog:block"
    />
  );
}

/** Layers that Escape closes when it is pressed inside, although a message came later. */
const LAYERS = '[role="menu"], [role="dialog"], [role="alertdialog"]';

function ToastCard({ id, tone, text, duration, action, ofDialog }: ToastMessage) {
  const strings = useTexts(controlsTexts);
  const isForLayer = useRef(false);
  function close() {
    if (!isForLayer.current) toast.dismiss(id);
    isForLayer.current = false;
  }
  const drawing = ICON[tone];
  return (
    <RadixToast.Root
      data-component="toast"
      data-tone={tone}
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={duration}
      open
      onOpenChange={close}
      onEscapeKeyDown={({ target }) => {
        isForLayer.current = target instanceof Element && target.closest(LAYERS) !== null;
      }}
      className={card}
    >
      <span className={mark({ tone })}>
        <Glyph of={drawing} size={20} />
      </span>
      <RadixToast.Description
        // Read from where it is seen: a second copy for screen readers would be found twice.
        data-radix-toast-announce-exclude=""
        role={tone === 'error' ? 'alert' : undefined}
        className="ui:min-w-0 ui:flex-1 ui:py-1.5 ui:wrap-anywhere"
      >
        {text}
      </RadixToast.Description>
      {action && (
        <RadixToast.Action asChild altText={action.label} onClick={action.onSelect}>
          <Button size="sm">{action.label}</Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <Button variant="ghost" size="sm" iconOnly aria-label={strings['toast.close']}>
          <Glyph of={X} />
        </Button>
      </RadixToast.Close>
      {!ofDialog && <Dimmed />}
    </RadixToast.Root>
  );
}

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /**
   * Read out before each message.
   * @default 'Pemberitahuan'
   */
  label?: string;
}

/** Shows what `toast` is told. Once a page, near its root; F8 brings the keyboard there. */
export function ToastRegion({ label, className, ref, ...rest }: ToastRegionProps) {
  const strings = useTexts(controlsTexts);
  const list = useRef<HTMLOListElement>(null);
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  useReachable(list);
  useLift(list, messages.length > 0);
  return (
    <RadixToast.Provider label={label ?? strings['toast.label']} swipeDirection="right">
      {messages.map((message) => (
        <ToastCard key={message.id} {...message} />
      ))}
      <RadixToast.Viewport
        ref={useMergedRef(list, ref)}
        data-component="toast-region"
        // Says what comes, and keeps dialogs from hiding the region.
        aria-live="polite"
        aria-relevant="additions"
        label={strings['toast.region']('{hotkey}')}
        // Over a phone's sheet at the upper edge: the sheet's buttons are at the lower.
        className={cn(
          'ui:pointer-events-none ui:fixed ui:inset-x-4 ui:bottom-4 ui:max-sm:with-dialog:top-4 ui:max-sm:with-dialog:bottom-auto ui:z-60 ui:ms-auto ui:flex ui:max-w-sm ui:flex-col ui:gap-2 ui:outline-none ui:print:hidden',
          className,
        )}
        {...rest}
      />
    </RadixToast.Provider>
  );
}
