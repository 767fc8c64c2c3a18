import type { ComponentPropsWithRef } from 'react';
import { Card } from '../../components/data/card/index.js';
import { Skeleton } from '../../components/feedback/skeleton/index.js';

/** Props of {@link SetHitsSkeleton}. */
export interface SetHitsSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {}

/** The shape of a result that is still being looked for. Hidden from screen readers. */
export function SetHitsSkeleton(props: SetHitsSkeletonProps) {
  return (
    <Card data-component="set-hits-skeleton" aria-hidden {...props}>
      <div className="ui:flex ui:flex-col ui:gap-3">
        <Skeleton width="50%" className="ui:text-base" />
        <Skeleton width="30%" />
        <Skeleton lines={3} />
      </div>
    </Card>
  );
}
