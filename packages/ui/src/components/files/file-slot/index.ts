export { acceptFile, type FileVerdict, listFormats } from './accept-file.js';
export { FileSlot, type FileSlotProps } from './file-slot.js';
export type { SlotFile, SlotFileStatus } from './slot-file.js';
