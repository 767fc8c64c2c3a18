import type { SyntheticEvent } from 'react';
import { useDocsLanguage } from './docs-language';
import { useIndex } from './served-json';

const WORDS = {
  id: { alone: 'Buka selebar jendela' },
  en: { alone: 'Open in the whole window' },
};

/** Storybook makes what it embeds as wide as its content; a screen is as wide as its window. */
function widen({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  const page = currentTarget.contentDocument;
  const style = page?.createElement('style');
  if (!page || !style) return;
  style.textContent = '#storybook-root > * { width: auto }';
  page.head.append(style);
}

/**
 * A whole screen in a frame of its own, loaded once it comes near. It stands as it begins: nobody presses
 * anything in it, as the tests of its stories would.
 */
export function ScreenCanvas({ id, height }: { id: string; height: number }) {
  const story = useIndex().find((entry) => entry.id === id);
  const words = WORDS[useDocsLanguage()];
  const address = `./iframe.html?id=${id}&viewMode=story`;
  return (
    <figure style={{ margin: '24px 0' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very Storybook, which runs scripts and talks to this one */}
      <iframe
        title={story ? `${story.title}: ${story.name}` : id}
        src={`${address}&embed=true`}
        loading="lazy"
        onLoad={widen}
        style={{
          boxSizing: 'border-box',
          inlineSize: '100%',
          blockSize: height,
          border: '1px solid var(--ui-color-border)',
          borderRadius: 'var(--ui-radius-lg)',
        }}
      />
      <figcaption style={{ marginBlockStart: 4, fontSize: 14 }}>
        <a href={address} target="_blank" rel="noreferrer">
          {words.alone}
        </a>
      </figcaption>
    </figure>
  );
}
