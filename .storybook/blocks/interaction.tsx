import { DocsContext } from '@storybook/addon-docs/blocks';
import { composeStory } from '@storybook/react-vite';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { Language } from '../language';
import { useDocsLanguage } from './docs-language';

type StoryExport = Parameters<typeof composeStory>[0];
type MetaExport = Parameters<typeof composeStory>[1];

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** States of pointer and keyboard, and the classes that stand for them (storybook-addon-pseudo-states). */
const STATES = [
  { id: 'Biasa', en: 'At rest', own: [], around: [] },
  { id: 'Di bawah penunjuk', en: 'Hovered', own: ['hover'], around: ['hover'] },
  { id: 'Ditekan', en: 'Pressed', own: ['hover', 'active'], around: ['hover', 'active'] },
  {
    id: 'Fokus papan ketik',
    en: 'Focused by keyboard',
    own: ['focus', 'focus-visible'],
    around: ['focus-within'],
  },
] as const;

const classesOf = (states: readonly string[]) => states.map((state) => `pseudo-${state}`);

/** A story at rest, under the pointer, pressed and focused, each with its name. */
export function Interaction({ of }: { of: StoryExport }) {
  const context = useContext(DocsContext);
  const language = useDocsLanguage();
  const Shown = useMemo(() => {
    const { csfFile } = context.resolveOf('meta', ['meta']) as unknown as {
      csfFile: { moduleExports: { default: MetaExport } };
    };
    return composeStory(of, csfFile.moduleExports.default);
  }, [context, of]);
  return (
    <div className="interaction sb-unstyled">
      {STATES.map(({ own, around, ...words }) => (
        <figure key={words.en}>
          <figcaption>{words[language]}</figcaption>
          <InState own={own} around={around}>
            <Language of={language}>
              <Shown />
            </Language>
          </InState>
        </figure>
      ))}
    </div>
  );
}

interface InStateProps {
  own: readonly string[];
  around: readonly string[];
  children: React.ReactNode;
}

/** Marks the first control that is seen inside, and what is around it, as a pointer over it would. */
function InState({ own, around, children }: InStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controls = box.current?.querySelectorAll(CONTROLS) ?? [];
    const control = [...controls].find((one) => one.checkVisibility());
    if (!control) return;
    control.classList.add(...classesOf(own));
    for (let at = control.parentElement; at && at !== box.current; at = at.parentElement) {
      at.classList.add(...classesOf(around));
    }
  }, [own, around]);
  // A picture of a state: who walks through the page by keyboard has met the story above.
  return (
    <div ref={box} inert>
      {children}
    </div>
  );
}
