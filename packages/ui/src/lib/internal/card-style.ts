/** The frame of a card; equal heights come from the grid around it. */
export const CARD =
  'ui:relative ui:flex ui:h-full ui:min-w-0 ui:flex-col ui:rounded-lg ui:border ui:border-border ui:bg-surface ui:text-xs ui:px-4 ui:py-3.5 ui:break-inside-avoid';

/** Additional classes of a linked card. Cards far from the window are not laid out. */
export const LINKED_CARD =
  'ui:transition-colors ui:hover:border-border-control ui:[contain-intrinsic-block-size:auto_17.75rem] ui:[content-visibility:var(--laid-out,auto)]';

/** Spreads the title's link over the card, with its ring inside: the card clips what stands out. */
export const STRETCHED_LINK =
  'ui:stretched ui:[--stretched-ring:-2px] ui:text-inherit ui:no-underline ui:hover:text-brand-text ui:hover:underline';

/** Class of controls above the link that covers the card. */
export const ABOVE_LINK = 'ui:relative ui:z-1';

/** A fact that leads to all sets that share it. */
export const FACT_LINK = `${ABOVE_LINK} ui:text-inherit ui:no-underline ui:hover:text-text ui:hover:underline`;
