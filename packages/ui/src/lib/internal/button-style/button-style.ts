import { cva } from '../cn/index.js';

const BOXED: ('primary' | 'secondary' | 'ghost' | 'danger')[] = [
  'primary',
  'secondary',
  'ghost',
  'danger',
];

/** How buttons, and links that look like one, are drawn. */
export const buttonStyle = cva(
  [
    'ui:inline-flex ui:min-w-0 ui:cursor-pointer ui:select-none ui:items-center ui:justify-center ui:gap-2 ui:rounded-md ui:border ui:font-semibold',
    'ui:focus-ring ui:transition-colors',
    'ui:disabled:cursor-not-allowed ui:disabled:opacity-55 ui:aria-busy:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary:
          'ui:border-transparent ui:bg-brand ui:text-on-brand ui:enabled:hover:bg-brand-hover ui:any-link:hover:bg-brand-hover',
        secondary:
          'ui:border-button-border ui:bg-button ui:text-text ui:enabled:hover:bg-button-hover ui:any-link:hover:bg-button-hover ui:enabled:active:bg-button-active',
        ghost:
          'ui:border-transparent ui:text-text ui:enabled:hover:bg-surface-hover ui:any-link:hover:bg-surface-hover ui:enabled:active:bg-surface-active',
        danger:
          'ui:border-transparent ui:bg-danger ui:text-on-danger ui:enabled:hover:bg-danger-hover ui:any-link:hover:bg-danger-hover',
        link: 'ui:border-transparent ui:text-brand-text ui:underline-offset-4 ui:hover:underline',
      },
      size: {
        sm: 'ui:touch-target ui:min-h-8 ui:text-sm',
        md: 'ui:min-h-(--ui-density-control) ui:text-sm ui:pointer-coarse:min-h-11',
        lg: 'ui:min-h-12 ui:text-base',
      },
      iconOnly: { true: 'ui:shrink-0', false: '' },
      width: { auto: '', full: 'ui:w-full' },
    },
    compoundVariants: [
      { variant: BOXED, iconOnly: false, size: 'sm', className: 'ui:px-3 ui:py-1' },
      {
        variant: BOXED,
        iconOnly: false,
        size: 'md',
        className: 'ui:px-4 ui:py-(--ui-density-control-block)',
      },
      { variant: BOXED, iconOnly: false, size: 'lg', className: 'ui:px-5 ui:py-2.5' },
      { iconOnly: true, size: 'sm', className: 'ui:size-8' },
      {
        iconOnly: true,
        size: 'md',
        className: 'ui:size-(--ui-density-control) ui:pointer-coarse:size-11',
      },
      { iconOnly: true, size: 'lg', className: 'ui:size-12' },
    ],
  },
);
