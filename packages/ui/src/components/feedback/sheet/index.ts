export {
  Dialog as Sheet,
  DialogClose as SheetClose,
  DialogTrigger as SheetTrigger,
} from '../dialog/index.js';
export { SheetContent } from './sheet.js';
