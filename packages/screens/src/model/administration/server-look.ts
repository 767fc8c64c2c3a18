import type { ServerState } from '@bank-soal/contract/administration';

/** How the server was when it was looked at, and what can be asked for. */
export interface ServerLook {
  server: ServerState;
  /** It is being asked again. */
  busy: boolean;
  /** Its newest state could not be had; `server` is an older one. */
  failed: boolean;
  /** Asks again. */
  refresh: () => void;
}
