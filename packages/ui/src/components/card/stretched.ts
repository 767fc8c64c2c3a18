/** The target is the whole card, the text stays the name. Shared by `CardLink` and `CardButton`. */
export const STRETCHED =
  'ui:cursor-pointer ui:text-start ui:no-underline ui:outline-none ui:wrap-anywhere ui:hover:underline ui:hover:decoration-1 ui:hover:underline-offset-4 ui:after:absolute ui:after:inset-0 ui:after:rounded-lg ui:after:content-[""] ui:focus-visible:after:outline-2 ui:focus-visible:after:outline-offset-2 ui:focus-visible:after:outline-focus';
