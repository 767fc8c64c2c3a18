/** State of a chosen file. */
export type SlotFileStatus = 'ready' | 'uploading' | 'done' | 'failed';

/** A file in a slot. The caller keeps the list. */
export interface SlotFile {
  /** Unlike every other file's, also of those with the same name. */
  id: string;
  /** The name that is shown, with its ending. */
  name: string;
  /** Bytes. */
  size: number;
  /**
   * Its state so far.
   * @default 'ready'
   */
  status?: SlotFileStatus;
  /** Share of the bytes sent, 0 to 1; while uploading. */
  progress?: number;
  /**
   * Its bytes are at hand, so that it can be looked at before it is sent.
   * @default false
   */
  local?: boolean;
  /** Why it failed. */
  error?: string;
}
