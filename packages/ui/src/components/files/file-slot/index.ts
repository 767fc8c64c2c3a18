export { FileSlot, type FileSlotProps } from './file-slot.js';
