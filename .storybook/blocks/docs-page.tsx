import { ArgTypes, Controls, HeaderMdx, Markdown, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, Fragment, use } from 'react';
import { CANVAS, rulesOf } from '../../scripts/docs/page-text.mjs';
import { titleIn } from '../sidebar/named-index';
import { DoDont } from './do-dont';
import { useDocsLanguage } from './docs-language';
import { Interaction } from './interaction';
import { pageSource } from './page-source';
import { PlaygroundCanvas } from './playground-canvas';
import { H2, Heading2 } from './prose';
import { ScreenCanvas } from './screen-canvas';
import { ScreenFacts } from './screen-facts';
import { ScreenStates } from './screen-states';
import { isStatus, Status } from './status';

type Stories = Readonly<Record<string, ComponentProps<typeof Interaction>['of'] | undefined>>;

/**
 * The page of every component and screen. Only prose and examples are written by hand, in files beside the
 * stories (docs/adding-a-component.md); the rest is drawn from the stories and the sources.
 */
export function DocsPage() {
  const language = useDocsLanguage();
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const { id: indonesian, en: english, examples } = use(pageSource(String(parameters.fileName)));
  const stories = (csfFile as unknown as { moduleExports: Stories }).moduleExports;
  const tags = csfFile.meta.tags ?? [];

  const sections = indonesian.map(({ heading, body }, at) => ({
    heading,
    inEnglish: english[at]?.heading ?? '',
    body: language === 'en' ? (english[at]?.body ?? '') : body,
  }));
  const bodyOf = (wanted: string) => sections.find(({ heading }) => heading === wanted)?.body ?? '';
  const prose = (heading: string) => <Prose stories={stories}>{bodyOf(heading)}</Prose>;
  /** All sections that have no place of their own above or below. */
  const others = sections
    .filter(({ heading }) => !['', 'Keadaan', 'Memasang'].includes(heading))
    .map(({ heading, inEnglish, body }) => (
      <Fragment key={heading}>
        <H2 id={heading} en={inEnglish} />
        {heading === 'Lakukan dan hindari' ? (
          <DoDont rules={rulesOf(body)} examples={examples} />
        ) : (
          <Prose stories={stories}>{body}</Prose>
        )}
      </Fragment>
    ));

  if (title.startsWith('Layar/')) {
    const frames: Readonly<Record<string, number>> = parameters.frames ?? {};
    // Code reads the same in both languages: it stands in the Indonesian file only.
    const mounting = indonesian.find(({ heading }) => heading === 'Memasang')?.body ?? '';
    return (
      <>
        <HeaderMdx as="h1">{titleIn(language, title).split('/').at(-1)}</HeaderMdx>
        {prose('')}
        {Object.entries(frames).map(([id, height]) => (
          <ScreenCanvas key={id} id={id} height={height} />
        ))}
        <Heading2>Keadaan</Heading2>
        {prose('Keadaan')}
        <ScreenStates title={title} />
        {others}
        <Heading2>Memasang</Heading2>
        <ScreenFacts />
        <Markdown>{mounting}</Markdown>
        {Object.keys(preparedMeta.argTypes).length > 0 && (
          <>
            <Heading2>Props</Heading2>
            <ArgTypes />
          </>
        )}
      </>
    );
  }

  return (
    <>
      <HeaderMdx as="h1">{titleIn(language, title).split('/').at(-1)}</HeaderMdx>
      {tags.filter(isStatus).map((status) => (
        <Status key={status} of={status} />
      ))}
      {prose('')}
      <PlaygroundCanvas of={stories.Default} />
      <Controls />
      <Heading2>Keadaan</Heading2>
      {tags.includes('interaction') && stories.Default && <Interaction of={stories.Default} />}
      <PlaygroundCanvas of={stories.States} />
      {prose('Keadaan')}
      {others}
    </>
  );
}

/** Markdown with stories between its paragraphs. */
function Prose({ stories, children }: { stories: Stories; children: string }) {
  return children.split(CANVAS).map((part, at) => {
    if (at % 2 === 1) return <PlaygroundCanvas key={part} of={stories[part]} />;
    return part.trim() && <Markdown key={part}>{part}</Markdown>;
  });
}
