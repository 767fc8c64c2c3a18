import type { ReactNode } from 'react';
import { Language } from '../language';
import { useDocsLanguage } from './docs-language';

interface ExampleProps {
  /** What is right or wrong with it, in Indonesian. */
  id: string;
  /** The same in English. */
  en: string;
  /** The example itself, alive. */
  children: ReactNode;
}

const SIGNS = {
  do: { id: 'Lakukan', en: 'Do', color: 'var(--ui-color-success)', sign: '✓' },
  dont: { id: 'Hindari', en: 'Don’t', color: 'var(--ui-color-danger)', sign: '✕' },
} as const;

/** Pairs of what to do and what not to do, beside each other where there is room. */
export function DoDont({ children }: { children: ReactNode }) {
  return <div className="do-dont sb-unstyled">{children}</div>;
}

/** An example to follow. */
export function Do(props: ExampleProps) {
  return <Example kind="do" {...props} />;
}

/** An example to avoid. */
export function Dont(props: ExampleProps) {
  return <Example kind="dont" {...props} />;
}

function Example({ kind, id, en, children }: ExampleProps & { kind: keyof typeof SIGNS }) {
  const language = useDocsLanguage();
  const { color, sign, ...words } = SIGNS[kind];
  return (
    <figure style={{ borderBlockStartColor: color }}>
      <div className="do-dont-example">
        <Language of={language}>{children}</Language>
      </div>
      <figcaption>
        <strong style={{ color }}>
          <span aria-hidden>{sign}</span> {words[language]}
        </strong>{' '}
        {language === 'en' ? en : id}
      </figcaption>
    </figure>
  );
}
