/** Tone of a toast. */
export type ToastTone = 'success' | 'error' | 'info';

/** How long a toast stays, and what can be done from it. */
export interface ToastOptions {
  /**
   * Milliseconds; the clock stops while it is hovered or focused. `Infinity` waits for a press.
   * @default 3000
   */
  duration?: number;
  /** One button. What it does must be possible elsewhere too, since the toast goes away. */
  action?: {
    /** Text of the button: a verb. */
    label: string;
    /** Called when the button is pressed; the toast goes away. */
    onSelect: () => void;
  };
  /** Topic: a toast replaces an older, stale one of the same topic. */
  subject?: string;
}

/** One message on its way. */
export interface ToastMessage extends Required<Pick<ToastOptions, 'duration'>> {
  /** Unique while the page lives. */
  id: number;
  tone: ToastTone;
  text: string;
  action?: ToastOptions['action'];
  subject?: string;
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** It came while a modal dialog was open, and answers what was done there. */
  ofDialog: boolean;
}

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

function add(tone: ToastTone) {
  return (text: string, options: ToastOptions = {}): number => {
    const { duration = 3000, action, subject } = options;
    lastId += 1;
    const id = lastId;
    const others = messages.filter((one) => subject === undefined || one.subject !== subject);
    const ofDialog = globalThis.document?.querySelector('[data-part="overlay"]') != null;
    const at = Date.now();
    replace([...others, { id, tone, text, duration, action, subject, at, ofDialog }]);
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
  /**
   * Takes away what belongs to a page that a person has just left, for a host whose pages change: all but what came
   * within the last second, which tells what led away from it, and what waits for a press.
   */
  leavePage(): void {
    const since = Date.now() - 1000;
    replace(messages.filter(({ at, duration }) => at > since || duration === Infinity));
  },
};

/** Store that ToastRegion subscribes to. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): readonly ToastMessage[] => messages,
};
