'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import { useStrings } from '../../lib/strings/index.js';
import { Button } from '../button/index.js';
import { type ToastMessage, type ToastTone, toast, toastStore } from './toast-store.js';
import { useReachable } from './use-reachable.js';

const ICON = { success: CircleCheck, error: CircleAlert, info: Info } satisfies Record<
  ToastTone,
  unknown
>;
const COLOR = {
  success: 'ui:text-success-text',
  error: 'ui:text-danger-text',
  info: 'ui:text-brand-text',
} satisfies Record<ToastTone, string>;

function ToastCard({ id, tone, text, duration, action }: ToastMessage) {
  const strings = useStrings();
  const Icon = ICON[tone];
  return (
    <RadixToast.Root
      data-component="toast"
      data-tone={tone}
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={() => toast.dismiss(id)}
      // A modal dialog makes the page deaf to the pointer, and by an inline style the toasts that are
      // older than it: they must still be reachable.
      className="ui:pointer-events-auto! ui:flex ui:motion-safe:animate-[ui-appear_180ms_ease-out] ui:items-start ui:gap-2.5 ui:rounded-md ui:border ui:border-border ui:bg-surface-raised ui:p-2 ui:ps-3 ui:text-text ui:shadow-float ui:focus-ring"
    >
      <span className={`ui:mt-1.5 ui:shrink-0 ${COLOR[tone]}`}>
        <Icon aria-hidden size={20} strokeWidth={1.5} />
      </span>
      <RadixToast.Description
        // Read from where it is seen: a second copy for screen readers would be found twice.
        data-radix-toast-announce-exclude=""
        role={tone === 'error' ? 'alert' : undefined}
        className="ui:min-w-0 ui:flex-1 ui:py-1.5 ui:font-medium ui:text-sm ui:wrap-anywhere"
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
          <X aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /**
   * Read out before each message.
   * @default 'Pemberitahuan'
   */
  label?: string;
}

/** Shows what `toast` is told. Once a page, near its root; F8 brings the keyboard there. */
export function ToastRegion({ label }: ToastRegionProps) {
  const strings = useStrings();
  const list = useRef<HTMLOListElement>(null);
  useReachable(list);
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <RadixToast.Provider label={label ?? strings['toast.label']} swipeDirection="right">
      {messages.map((message) => (
        <ToastCard key={message.id} {...message} />
      ))}
      <RadixToast.Viewport
        ref={list}
        data-component="toast-region"
        // Says what comes, and keeps dialogs from hiding the region.
        aria-live="polite"
        aria-relevant="additions"
        label={strings['toast.region']('{hotkey}')}
        className="ui:pointer-events-none ui:fixed ui:inset-x-4 ui:max-md:top-4 ui:md:bottom-4 ui:md:[body:has([data-component=bulk-action-bar])_&]:bottom-20 ui:z-60 ui:ms-auto ui:flex ui:max-w-sm ui:flex-col ui:gap-2 ui:outline-none ui:print:hidden"
      />
    </RadixToast.Provider>
  );
}
