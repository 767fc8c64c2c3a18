import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const strip = cva('ui:grid ui:min-w-0 ui:gap-x-8 ui:gap-y-5', {
  variants: {
    direction: {
      column: '',
      row: 'ui:columns-fit ui:[--column:14rem]',
    },
  },
});

/** One promise of a {@link FeatureStrip}. */
export interface FeatureStripItem {
  /** An icon of 20 px; decorative. */
  icon: ReactNode;
  /** Two or three words. */
  title: string;
  /** One sentence. */
  text?: ReactNode;
}

export interface FeatureStripProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The features, about three. */
  items: readonly FeatureStripItem[];
  /**
   * Beside each other while there is room, or always below each other.
   * @default 'row'
   */
  direction?: 'row' | 'column';
}

/** Features in a few words: beside a form to sign in, below a hero. */
export function FeatureStrip({ items, direction = 'row', className, ...rest }: FeatureStripProps) {
  return (
    <ul data-component="feature-strip" className={cn(strip({ direction }), className)} {...rest}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className="ui:flex ui:min-w-0 ui:items-start ui:gap-3">
          <span
            data-part="icon"
            aria-hidden
            className="ui:flex ui:h-6 ui:shrink-0 ui:items-center ui:text-brand-text"
          >
            {icon}
          </span>
          <div className="ui:min-w-0 ui:wrap-anywhere">
            <p className="ui:font-semibold ui:text-text">{title}</p>
            {text ? <p className="ui:text-sm ui:text-text-muted">{text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
