import { Canvas, type Of, useOf } from '@storybook/addon-docs/blocks';
import { useDocsLanguage } from './docs-language';

const WORDS = {
  id: { alone: 'Buka selebar jendela' },
  en: { alone: 'Open in the whole window' },
};

/** A whole screen in a frame of its own, loaded once it comes near. */
export function ScreenCanvas({ of, height = 640 }: { of: Of; height?: number }) {
  const { story } = useOf(of, ['story']);
  const words = WORDS[useDocsLanguage()];
  return (
    <>
      <Canvas of={of} sourceState="none" story={{ inline: false, height: `${height}px` }} />
      <p>
        <a href={`./iframe.html?id=${story.id}&viewMode=story`} target="_blank" rel="noreferrer">
          {words.alone}
        </a>
      </p>
    </>
  );
}
