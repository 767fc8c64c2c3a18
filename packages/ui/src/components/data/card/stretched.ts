/** The target is the whole card, the text stays the name. Shared by `CardLink` and `CardButton`. */
export const STRETCHED =
  'ui:cursor-pointer ui:text-start ui:no-underline ui:stretched ui:wrap-anywhere ui:hover:underline ui:hover:decoration-1 ui:hover:underline-offset-4';
