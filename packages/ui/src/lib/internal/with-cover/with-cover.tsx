import type { ReactNode } from 'react';

/** What is said of a set, and its cover at the end of the lines, whose place is kept before it comes. */
export function WithCover({ cover, children }: { cover: ReactNode; children: ReactNode }) {
  return (
    <div className="ui:flex ui:gap-4">
      <div className="ui:min-w-0 ui:flex-1">{children}</div>
      <div className="ui:mb-4 ui:h-24 ui:w-17 ui:shrink-0 ui:print:hidden">{cover}</div>
    </div>
  );
}
