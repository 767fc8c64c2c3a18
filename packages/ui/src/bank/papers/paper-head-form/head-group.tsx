import { type ReactNode, useId } from 'react';

/** Fields that belong together, under their heading: as many columns as fit. */
export function HeadGroup({
  title,
  column = '13rem',
  children,
}: {
  title: string;
  /** Least width of a field. */
  column?: '13rem' | '19rem';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
      <h3 id={id} className="ui:font-semibold ui:text-base">
        {title}
      </h3>
      <div
        className={
          column === '19rem'
            ? 'ui:grid ui:columns-fit ui:items-start ui:gap-4 ui:[--column:19rem]'
            : 'ui:grid ui:columns-fit ui:items-start ui:gap-4 ui:[--column:13rem]'
        }
      >
        {children}
      </div>
    </section>
  );
}
