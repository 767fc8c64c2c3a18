import { cva } from 'class-variance-authority';

/** How boxes that are typed or chosen in are drawn: inputs, selects, text areas. */
export const controlStyle = cva(
  [
    'ui:block ui:w-full ui:min-w-0 ui:rounded-md ui:border ui:border-border-control ui:bg-surface ui:text-text',
    'ui:focus-ring ui:transition-colors ui:duration-fast ui:ease-out ui:enabled:hover:border-text-muted',
    'ui:[&[readonly]]:border-border ui:[&[readonly]]:bg-surface-sunken ui:disabled:cursor-not-allowed ui:disabled:border-border ui:disabled:bg-surface-sunken ui:disabled:text-text-muted',
    'ui:aria-invalid:border-danger ui:aria-invalid:inset-ring ui:aria-invalid:inset-ring-danger',
  ],
  {
    variants: {
      size: {
        md: 'ui:min-h-10 ui:py-2 ui:text-sm ui:pointer-coarse:min-h-11 ui:pointer-coarse:text-base',
        lg: 'ui:min-h-12 ui:py-2.5 ui:text-base',
      },
      start: { text: 'ui:ps-3', icon: 'ui:ps-10' },
      end: { text: 'ui:pe-3', action: 'ui:pe-11', actions: 'ui:pe-20' },
    },
    defaultVariants: { size: 'md', start: 'text', end: 'text' },
  },
);
