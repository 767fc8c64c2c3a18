/** What a toast means. */
export type ToastTone = 'success' | 'error' | 'info';

/** How long a toast stays, and what can be done from it. */
export interface ToastOptions {
  /**
   * Milliseconds; the clock stops while it is hovered or focused. `Infinity` waits for a press.
   * @default 3000
   */
  duration?: number;
  /** One button. What it does must be possible elsewhere too, since the toast goes away. */
  action?: { label: string; onSelect: () => void };
}

/** One message on its way. */
export interface ToastMessage extends Required<Pick<ToastOptions, 'duration'>> {
  /** Unique while the page lives. */
  id: number;
  tone: ToastTone;
  text: string;
  action?: ToastOptions['action'];
}

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

function add(tone: ToastTone) {
  return (text: string, { duration = 3000, action }: ToastOptions = {}): number => {
    lastId += 1;
    const id = lastId;
    replace([...messages, { id, tone, text, duration, action }]);
    return id;
  };
}

/**
 * Says in passing that something happened, from anywhere; shown by the ToastRegion.
 *
 * @example
 * toast.success('Tag berhasil ditambahkan');
 */
export const toast = {
  /** Something worked; read out at the next pause. Answers the id. */
  success: add('success'),
  /** Something failed; read out at once. Answers the id. */
  error: add('error'),
  /** Neither; read out at the next pause. Answers the id. */
  info: add('info'),
  /** Takes one away, or all of them. */
  dismiss(id?: number): void {
    replace(id === undefined ? [] : messages.filter((message) => message.id !== id));
  },
};

/** What ToastRegion listens to. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): readonly ToastMessage[] => messages,
};
