import { Markdown } from '@storybook/addon-docs/blocks';
import type { Rule } from '../../scripts/docs/page-text.mjs';
import { Language } from '../language';
import { useDocsLanguage } from './docs-language';
import type { PageSource } from './page-source';

const SIGNS = {
  Do: { id: 'Lakukan', en: 'Do', color: 'var(--ui-color-success)', sign: '✓' },
  Dont: { id: 'Hindari', en: 'Don’t', color: 'var(--ui-color-danger)', sign: '✕' },
} as const;

interface DoDontProps extends Pick<PageSource, 'examples'> {
  rules: Rule[];
}

/** Rules with an example are shown beside each other where there is room; the others are a list below. */
export function DoDont({ rules, examples }: DoDontProps) {
  const language = useDocsLanguage();
  const shown = rules.filter(({ example }) => examples[example]);
  const told = rules.filter(({ example }) => !examples[example]);
  return (
    <>
      {shown.length > 0 && (
        <div className="do-dont sb-unstyled">
          {shown.map(({ kind, text, example }) => {
            const { color, sign, ...words } = SIGNS[kind];
            const Example = examples[example] ?? 'div';
            return (
              <figure key={example} style={{ borderBlockStartColor: color }}>
                <div className="do-dont-example">
                  <Language of={language}>
                    <Example />
                  </Language>
                </div>
                <figcaption>
                  <strong style={{ color }}>
                    <span aria-hidden>{sign}</span> {words[language]}
                  </strong>{' '}
                  {text}
                </figcaption>
              </figure>
            );
          })}
        </div>
      )}
      {told.length > 0 && (
        <Markdown>
          {told.map(({ kind, text }) => `- ${SIGNS[kind][language]}: ${text}`).join('\n')}
        </Markdown>
      )}
    </>
  );
}
