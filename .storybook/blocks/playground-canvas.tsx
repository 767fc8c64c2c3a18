import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { folderName } from '../../scripts/components/entry-name.mjs';
import { playgroundAddress } from '../../tools/playground/address';
import { addressAround } from '../../tools/playground/address-around';
import { useDocsLanguage } from './docs-language';

/** A story on a page, with a way to change its code. */
export function PlaygroundCanvas(props: ComponentProps<typeof Canvas>) {
  const context = useContext(DocsContext);
  const english = useDocsLanguage() === 'en';
  const { story } = context.resolveOf(props.of ?? 'story', ['story']);
  const file = String(story.parameters.fileName);
  const folder = folderName(file);
  if (!folder) return <Canvas {...props} />;
  const title = english ? 'Try in playground' : 'Coba di playground';
  const open = () => {
    const name = story.id.split('--')[1];
    const around = addressAround();
    around.assign(playgroundAddress(around.href, `story=${folder}/${name}`));
  };
  return <Canvas {...props} additionalActions={[{ title, onClick: open }]} />;
}
