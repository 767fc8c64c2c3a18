/**
 * Keeps a part in sight from 64 rem on, below a site's header, while the longer part beside it is scrolled. The
 * padding makes room for focus rings, which the box would cut off.
 */
export const STICKY_STYLE =
  'ui:lg:sticky ui:lg:top-18 ui:lg:-m-2 ui:lg:max-h-[calc(100dvh-5rem)] ui:lg:overflow-y-auto ui:lg:p-2 ui:print:static ui:print:max-h-none';
