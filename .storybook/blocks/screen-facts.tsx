import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { ScreenFacts as Facts } from '../../scripts/screens/screen-facts.mjs';
import { useDocsLanguage } from './docs-language';
import { FACT_WORDS } from './screen-words';
import { useIndex, useServedJson } from './served-json';

const CELL = {
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  fontSize: 14,
  fontStyle: 'normal',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
} as const;

type Words = (typeof FACT_WORDS)['id' | 'en'];

function Row({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 16px',
        paddingBlock: 8,
        borderBlockEnd: '1px solid var(--ui-color-border)',
      }}
    >
      <dt style={{ ...CELL, flex: '0 1 15rem', fontWeight: 600 }}>{title}</dt>
      <dd style={{ ...CELL, flex: '1 1 16rem' }}>{children}</dd>
    </div>
  );
}

function Addresses({ facts: { frames, addresses }, words }: { facts: Facts; words: Words }) {
  const lines = [
    ...frames.map((frame) => ({ key: frame, line: words.frames[frame as 'site' | 'admin'] })),
    ...addresses.map(({ path, access, isDrawn }) => ({
      key: path,
      line: (
        <>
          {path === '*' ? words.anywhere : <code>{path}</code>}:{' '}
          {words.access[access as keyof Words['access']]}
          {isDrawn && `; ${words.drawn}`}
        </>
      ),
    })),
  ];
  if (lines.length === 0) return words.nowhere;
  return lines.map(({ key, line }) => <div key={key}>{line}</div>);
}

function Providers({ facts: { providers }, words }: { facts: Facts; words: Words }) {
  if (providers.length === 0) return words.nothing;
  return (
    <>
      {providers.map(({ name, from, required }) => (
        <div key={name}>
          <code>{name}</code> (<code>{from}</code>){!required && `: ${words.later}`}
        </div>
      ))}
      <div>
        {words.base}:{' '}
        <a href="./?path=/docs/panduan-developers--docs" target="_top">
          {words.guide}
        </a>
        ; {words.token} <code>() =&gt; session.user()?.accessToken</code>.
      </div>
    </>
  );
}

/** Parts of the library, each with a link to its page where it has one. */
function Parts({ names }: { names: string[] }) {
  const index = useIndex();
  return names.map((name, at) => {
    const page = index.find(
      ({ type, importPath }) =>
        type === 'docs' &&
        importPath.includes('/ui/') &&
        importPath.endsWith(`/${name}.stories.tsx`),
    );
    return (
      <span key={name}>
        {at > 0 && ', '}
        {page ? (
          <a href={`./?path=/docs/${page.id}`} target="_top">
            {name}
          </a>
        ) : (
          name
        )}
      </span>
    );
  });
}

function Questions({ facts: { questions }, words }: { facts: Facts; words: Words }) {
  if (questions.length === 0) return <p>{words.nothingAsked}</p>;
  return (
    <dl style={{ margin: '8px 0 16px' }}>
      {questions.map(({ hook, calls }) => (
        <Row key={hook} title={<code>{hook}</code>}>
          {calls.map((call) => (
            <div key={call}>
              <code>{call}</code>
            </div>
          ))}
        </Row>
      ))}
    </dl>
  );
}

/** Facts of this page's screen from the sources: its import, its address, and the providers it needs. */
export function ScreenFacts() {
  const context = useContext(DocsContext);
  const words = FACT_WORDS[useDocsLanguage()];
  const all = useServedJson<Facts[]>('./screen-facts.json');
  const file = String(context.resolveOf('meta', ['meta']).preparedMeta.parameters.fileName);
  const facts = all?.find(({ stories }) => stories.includes(file.replace(/^\.\//, '')));
  if (!facts) return null;
  return (
    <>
      {facts.line === '' ? (
        <p>{words.inside}</p>
      ) : (
        <Markdown>{`\`\`\`tsx\n${facts.line}\n\`\`\``}</Markdown>
      )}
      <dl style={{ margin: '16px 0' }}>
        <Row title={words.address}>
          <Addresses facts={facts} words={words} />
        </Row>
        <Row title={words.around}>
          <Providers facts={facts} words={words} />
        </Row>
        {facts.words.length > 0 && (
          <Row title={words.words}>
            <code>TextsProvider</code>: <code>{facts.words.join(', ')}</code>
          </Row>
        )}
        <Row title={words.parts}>
          <Parts names={facts.parts} />
        </Row>
      </dl>
      <h3>{words.asks}</h3>
      <Questions facts={facts} words={words} />
    </>
  );
}
