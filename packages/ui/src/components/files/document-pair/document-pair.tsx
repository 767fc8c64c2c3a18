'use client';

import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { useNarrow } from '../../../lib/internal/use-narrow.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Heading } from '../../data/heading/index.js';
import { SegmentedToggle } from '../../inputs/segmented-toggle/index.js';

/** Visible part of the pair. */
export type DocumentPairView = 'first' | 'second' | 'both';

/** One of the two documents. */
export interface DocumentPart {
  /** Names it in the choice, in a word: 'Soal'. */
  label: string;
  /** Its heading. */
  title: string;
  /** `id` of its part of the page, which takes the focus: where links lead. */
  id?: string;
  /** Its viewer, such as a PdfViewer; rendered from its first appearance on. */
  content: ReactNode;
}

export interface DocumentPairProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The one that people come for. */
  first: DocumentPart;
  /** The one beside it; without it there is nothing to choose. */
  second?: DocumentPart | undefined;
  /** The visible part, when controlled. */
  view?: DocumentPairView;
  /**
   * The part that is visible at first, when uncontrolled.
   * @default 'first'
   */
  defaultView?: DocumentPairView;
  /** Called with the chosen part. */
  onViewChange?: (view: DocumentPairView) => void;
  /** Stands where the choice would, such as why there is no second document. */
  note?: ReactNode;
  /**
   * Names the choice.
   * @default 'Yang ditampilkan'
   */
  label?: string;
  /**
   * Heading level of the titles.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Side by side they take what the window is wide, not only what the page is; for where the pair stands in the
   * middle of the window.
   * @default false
   */
  wide?: boolean;
}

/** Below this width, in pixels, two documents beside each other are too small to be read. */
const BESIDE = 900;

/** As wide as the window, with a margin, and centred in it. */
const WINDOW = 'min(100vw - 5rem, 110rem)';
const ACROSS = { width: WINDOW, marginInlineStart: `calc((100% - ${WINDOW}) / 2)` };

/** Two documents that belong together: one of them over the full width, or both side by side. */
export function DocumentPair({
  first,
  second,
  view,
  defaultView = 'first',
  onViewChange,
  note,
  label,
  headingLevel = 2,
  wide = false,
  className,
  ref,
  ...rest
}: DocumentPairProps) {
  const strings = useTexts(moreTexts);
  const root = useRef<HTMLElement>(null);
  const narrow = useNarrow(root, BESIDE);
  const own = useOwnValue(view, defaultView, onViewChange);
  const shown = second ? own.value : 'first';
  const both = shown === 'both';
  const beside = both && !narrow;
  const parts = [
    { side: 'first', ...first },
    ...(second ? [{ side: 'second', ...second }] : []),
  ] as const;
  // A part that was shown once keeps its state.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const isShown = (side: string) => both || shown === side;
  const fresh = parts.filter(({ side }) => isShown(side) && !seen.has(side));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ side }) => side)]));
  const single = both ? undefined : parts.find(({ side }) => side === shown);

  return (
    <section
      data-component="document-pair"
      data-view={shown}
      ref={useMergedRef(ref, root)}
      aria-label={label ?? strings['pair.label']}
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-3', className)}
      {...rest}
    >
      <div className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-2">
        {single ? (
          // On a phone the choice says it, and the document begins a line earlier.
          <Heading level={headingLevel} size="md" className={cn(second && 'ui:max-md:sr-only')}>
            {single.title}
          </Heading>
        ) : (
          // The choice keeps its place.
          beside && <span />
        )}
        {second ? (
          <SegmentedToggle
            label={label ?? strings['pair.label']}
            value={shown}
            onChange={own.change}
            options={[
              { value: 'first', label: first.label },
              { value: 'second', label: second.label },
              { value: 'both', label: strings[narrow ? 'pair.both' : 'pair.beside'] },
            ]}
          />
        ) : (
          note
        )}
      </div>
      <div
        className={cn('ui:grid ui:min-w-0 ui:gap-6', beside && 'ui:grid-cols-2')}
        style={beside && wide ? ACROSS : undefined}
      >
        {parts.map(({ side, title, id, content }) => (
          <div
            key={side}
            id={id}
            data-part={side}
            tabIndex={-1}
            hidden={!isShown(side)}
            className="ui:min-w-0 ui:focus-ring"
          >
            {both && (
              <Heading level={headingLevel} size="md" className="ui:mb-2">
                {title}
              </Heading>
            )}
            {seen.has(side) && content}
          </div>
        ))}
      </div>
    </section>
  );
}
