export { Dialog, DialogClose, DialogContent, type DialogProps, DialogTrigger } from './dialog.js';
