'use client';

import type { SiteAnswer } from '@bank-soal/contract/site';
import { Cluster } from '@bank-soal/ui/cluster';
import { Container } from '@bank-soal/ui/container';
import { FeatureCard } from '@bank-soal/ui/feature-card';
import { BrandMark, Hero } from '@bank-soal/ui/frame';
import { Grid } from '@bank-soal/ui/grid';
import { DownloadIcon, SearchIcon, UploadIcon } from '@bank-soal/ui/icon';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { LoadingOverlay } from '@bank-soal/ui/loading-overlay';
import { SearchField } from '@bank-soal/ui/search-field';
import { Text } from '@bank-soal/ui/text';
import type { ReactNode } from 'react';
import { homeTexts } from '../indonesian/home.js';
import { NewestSets, type NewestSetsProps } from './newest-sets.js';

/** The home page's words about the site. */
export type HomeSite = Pick<SiteAnswer, 'faculty' | 'questionSetCount'>;

/** Where the home page stands. */
export type HomeViewState =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** Absent when it could not be had: built-in names and marks stand in. */
      site: HomeSite | undefined;
      /** The sets that came last. */
      newest: NewestSetsProps['state'];
    };

export interface HomeViewProps {
  /** The site and its sets. */
  state: HomeViewState;
  /** Text in the search box. */
  text: string;
  /** Called at every key; nothing is searched by it. */
  onTextChange: (text: string) => void;
  /** 'Cari' or Enter. */
  onSearch: (text: string) => void;
  /** The signed-in person's work, which begins the page; nothing for visitors. */
  work?: ReactNode;
  /** The rest of it, after the search. */
  rest?: ReactNode;
  /** Where links lead. */
  hrefs: {
    /** Where sets are leafed through, to be downloaded. */
    questionSets: string;
    /** The search without a text: all sets. */
    search: string;
    /** The upload form. */
    upload: string;
    /** The preview of a set. */
    preview: (id: number) => string;
  };
}

function SetCountLink({ count, href }: { count: number; href: string }) {
  const { formatCount } = useFormats();
  const homeMessages = useTexts(homeTexts);
  if (count === 0) {
    return (
      <Text size="sm" tone="muted">
        {homeMessages.emptyCount}
      </Text>
    );
  }
  return (
    <Cluster gap="sm" align="baseline">
      <Text as="span" size="sm" tone="muted">
        {homeMessages.count(formatCount(count))}
      </Text>
      <Text as="span" size="sm">
        <Link href={href} display="standalone">
          {homeMessages.seeAll}
        </Link>
      </Text>
    </Cluster>
  );
}

/** The home page as it looks: the search, what came last, and three ways to begin. */
export function HomeView({
  state,
  text,
  onTextChange,
  onSearch,
  work,
  rest,
  hrefs,
}: HomeViewProps) {
  const homeMessages = useTexts(homeTexts);
  if (state.status === 'loading') {
    return <LoadingOverlay mark={<BrandMark size="xl" name={null} />} />;
  }
  const { site, newest } = state;
  return (
    <>
      {work}
      <Hero
        eyebrow={site?.faculty || undefined}
        title={homeMessages.title}
        description={homeMessages.lead}
        aside={<NewestSets state={newest} previewHref={hrefs.preview} />}
      >
        <SearchField
          size="lg"
          name="q"
          action={hrefs.search}
          label={homeMessages.search}
          placeholder={homeMessages.searchPlaceholder}
          value={text}
          onChange={onTextChange}
          onSubmit={onSearch}
          submitButton
          submitLabel={homeMessages.searchSubmit}
        />
        {site && <SetCountLink count={site.questionSetCount} href={hrefs.search} />}
      </Hero>
      {rest}
      <Container as="section" space="lg" aria-label={homeMessages.features}>
        <Grid min="sm" stretch>
          <FeatureCard
            href={hrefs.search}
            icon={<SearchIcon size={20} />}
            title={homeMessages.searchCard}
            description={homeMessages.searchCardText}
          />
          <FeatureCard
            href={hrefs.upload}
            icon={<UploadIcon size={20} />}
            title={homeMessages.uploadCard}
            description={homeMessages.uploadCardText}
          />
          <FeatureCard
            href={hrefs.questionSets}
            icon={<DownloadIcon size={20} />}
            title={homeMessages.downloadCard}
            description={homeMessages.downloadCardText}
          />
        </Grid>
      </Container>
    </>
  );
}
