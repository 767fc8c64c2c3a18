import { cva } from '../cn/index.js';

const SIZES = {
  variants: {
    size: {
      md: 'ui:min-h-(--ui-density-control) ui:py-(--ui-density-control-block) ui:text-sm ui:pointer-coarse:min-h-11 ui:pointer-coarse:text-base',
      // Several lines: who draws them says how high they are at least.
      lines: 'ui:py-(--ui-density-control-block) ui:text-sm/[1.625] ui:pointer-coarse:text-base',
      lg: 'ui:min-h-12 ui:py-2.5 ui:text-base',
    },
    start: { text: 'ui:ps-3', icon: 'ui:ps-10' },
    end: { text: 'ui:pe-3', action: 'ui:pe-10', actions: 'ui:pe-20' },
  },
  defaultVariants: { size: 'md', start: 'text', end: 'text' },
} as const;

/** How boxes that are typed or chosen in are drawn: inputs, selects, text areas. */
export const controlStyle = cva(
  'ui:block ui:w-full ui:min-w-0 ui:rounded-md ui:border ui:border-border-control ui:bg-surface ui:text-text ui:transition-colors ui:focus-ring ui:enabled:hover:border-text-muted ui:disabled:cursor-not-allowed ui:disabled:text-text-muted ui:aria-invalid:danger-edge ui:aria-invalid:border-danger ui:[&:is([readonly],:disabled)]:border-border ui:[&:is([readonly],:disabled)]:bg-surface-sunken',
  SIZES,
);

/** The same without a box, in one that is around more than it; as high as that box, its edges counted. */
export const framedStyle = cva(
  'ui:-my-px ui:block ui:w-full ui:min-w-0 ui:rounded-md ui:bg-transparent ui:text-text ui:outline-none ui:disabled:cursor-not-allowed ui:disabled:text-text-muted',
  SIZES,
);

/** The same box around several parts, such as chips and the input beside them. */
export const controlBoxStyle = cva(
  [
    'ui:flex ui:w-full ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-1.5 ui:rounded-md ui:border ui:ps-1.5 ui:pe-1',
    'ui:min-h-(--ui-density-control) ui:cursor-text ui:py-1 ui:pointer-coarse:min-h-11',
    'ui:field-ring ui:transition-colors',
  ],
  {
    variants: {
      state: {
        ready: 'ui:border-border-control ui:bg-surface ui:hover:border-text-muted',
        invalid: 'ui:danger-edge ui:border-danger ui:bg-surface',
        disabled:
          'ui:border-border ui:bg-surface-sunken ui:text-text-muted ui:forced-colors:border-[GrayText]',
      },
    },
  },
);

/** An input inside such a box. */
export const bareInputStyle =
  'ui:min-w-12 ui:max-w-full ui:grow ui:field-sizing-content ui:bg-transparent ui:px-1.5 ui:py-1 ui:text-sm ui:outline-none ui:disabled:cursor-not-allowed ui:pointer-coarse:text-base';
/** The label around a box without text: 44 px on touch, of which 12 px on each side are its surroundings'. */
export const loneBoxStyle = 'ui:pointer-coarse:-m-3 ui:pointer-coarse:p-3';
