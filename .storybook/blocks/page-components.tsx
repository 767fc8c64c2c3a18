import { type ComponentProps, lazy, Suspense } from 'react';
import { Do, DoDont, Dont } from './do-dont';
import { PlaygroundCanvas } from './playground-canvas';
import { En, H2, Heading2, Id } from './prose';

// What reads the library's files comes with the pages that show it, not with every story.
const LateStatus = lazy(() => import('./status').then(({ Status }) => ({ default: Status })));
const LateInteraction = lazy(() =>
  import('./interaction').then(({ Interaction }) => ({ default: Interaction })),
);

function Status(props: ComponentProps<typeof LateStatus>) {
  return (
    <Suspense>
      <LateStatus {...props} />
    </Suspense>
  );
}

function Interaction(props: ComponentProps<typeof LateInteraction>) {
  return (
    <Suspense>
      <LateInteraction {...props} />
    </Suspense>
  );
}

/** What a page of the documentation uses without an import. */
export const pageComponents = {
  h2: Heading2,
  Canvas: PlaygroundCanvas,
  Id,
  En,
  H2,
  DoDont,
  Do,
  Dont,
  Interaction,
  Status,
};
