export {
  Dialog as Sheet,
  DialogClose as SheetClose,
  type DialogProps as SheetProps,
  DialogTrigger as SheetTrigger,
} from '../dialog/index.js';
export { SheetContent, type SheetContentProps } from './sheet.js';
