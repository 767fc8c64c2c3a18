import type { FileCategory } from '@bank-soal/contract/files';
import { Badge } from '@bank-soal/ui/badge';
import { Button } from '@bank-soal/ui/button';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { useFormats } from '@bank-soal/ui/lib/format';
import { moreTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { SetHits, SetHitsSkeleton } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { WindowedList } from '@bank-soal/ui/windowed-list';
import { useCallback } from 'react';
import type { FoundInside } from '../../data/search/use-file-search.js';
import { FailedLoadCard } from '../../failed-load/index.js';
import { fileSearchTexts } from '../../indonesian/file-search.js';
import type { FileResult, PagePlace } from '../../model/search/file-results.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { SetLock } from '../../set-lock/index.js';
import { LoadMore } from '../index.js';

/** Where the results stand. */
export type FileResultsState = { status: 'idle' } | ShownLoad<FoundInside>;

/** Where links of the results lead. */
export interface FileResultHrefs {
  /** The preview of a set. */
  preview: (set: number) => string;
  /** The preview of a set at a page of a file, with the words marked. */
  page: (set: number, place: PagePlace, category: FileCategory) => string;
}

export interface FileResultsProps {
  state: FileResultsState;
  /** Filters are in force. */
  filtered: boolean;
  hrefs: FileResultHrefs;
  /** Names this visit of the page: whoever comes back to it finds the place where they were. */
  placeKey?: string | undefined;
  onClearFilters: () => void;
  /** Looks for the same words among titles and topics. */
  onTitles: () => void;
}

const keyOf = ({ key }: FileResult) => key;
/** Height in pixels of a set with two pages. */
const ESTIMATE = 200;

/** The results as a list. */
export function Results({
  results,
  hrefs,
  placeKey,
}: Pick<FileResultsProps, 'hrefs' | 'placeKey'> & Pick<FoundInside, 'results'>) {
  const messages = useTexts(fileSearchTexts);
  const examWord = useTexts(moreTexts)['exam.word'];
  const renderItem = useCallback(
    ({ set, files }: FileResult) => (
      <SetHits
        href={hrefs.preview(set.id)}
        title={set.title}
        titleAs="h2"
        level={set.level}
        badges={
          <>
            {set.examKind && <Badge>{examWord(set.examKind)}</Badge>}
            <SetLock set={set} />
          </>
        }
        subject={set.subject}
        lecturer={set.lecturer}
        files={files.map(({ category, pages, ...file }) => ({
          ...file,
          category: messages.categories[category],
          pages: pages.map(({ place, parts }) => ({
            page: place.page,
            href: hrefs.page(set.id, place, category),
            parts,
          })),
        }))}
      />
    ),
    [hrefs, messages, examWord],
  );
  return (
    <WindowedList
      label={messages.results}
      gap="md"
      estimate={ESTIMATE}
      items={results}
      itemKey={keyOf}
      renderItem={renderItem}
      {...(placeKey !== undefined && { restoreKey: placeKey })}
    />
  );
}

function Nothing({
  filtered,
  onClearFilters,
  onTitles,
}: Pick<FileResultsProps, 'filtered' | 'onClearFilters' | 'onTitles'>) {
  const messages = useTexts(fileSearchTexts);
  return (
    <EmptyState
      frame="card"
      headingLevel={2}
      title={messages.empty}
      description={`${filtered ? messages.emptyFilters : messages.emptyWords} ${messages.emptyHint}`}
      actions={
        <>
          {filtered && <Button onClick={onClearFilters}>{messages.clearFilters}</Button>}
          <Button onClick={onTitles}>{messages.inTitles}</Button>
        </>
      }
    />
  );
}

function Body({ state, ...rest }: FileResultsProps) {
  const messages = useTexts(fileSearchTexts);
  switch (state.status) {
    case 'idle':
      return (
        <EmptyState
          frame="card"
          headingLevel={2}
          title={messages.start}
          description={messages.startHint}
        />
      );
    case 'loading':
      return (
        <Stack>
          {[1, 2, 3].map((key) => (
            <SetHitsSkeleton key={key} />
          ))}
        </Stack>
      );
    case 'failed':
      return <FailedLoadCard load={state} title={messages.failed} />;
    case 'ready':
      if (state.results.length === 0) return <Nothing {...rest} />;
      return (
        <>
          <Results results={state.results} {...rest} />
          {state.more && <LoadMore more={state.more} shown={state.results.length} />}
        </>
      );
  }
}

function Found({ count, isMore, newestOnly }: FoundInside) {
  const messages = useTexts(fileSearchTexts);
  const { formatCount } = useFormats();
  const said = isMore ? messages.foundMore : messages.found;
  return (
    <Text as="span" size="sm" tone="muted">
      {said(formatCount(count))}
      {newestOnly && `. ${messages.newestOnly}`}
    </Text>
  );
}

/** Results below the search: a beginning, the shape of the page to come, a failure, nothing, or hits. */
export function FileResults(props: FileResultsProps) {
  const messages = useTexts(fileSearchTexts);
  const { state } = props;
  const ready = state.status === 'ready' && state;
  const searching = state.status === 'loading' || (ready && ready.busy);
  return (
    <Stack>
      <div>
        {/* Always there: a region that comes with its text is not read out by every reader. */}
        <output>{ready && !ready.busy && <Found {...ready} />}</output>
        {searching && <LoadingStatus>{messages.searching}</LoadingStatus>}
      </div>
      <Body {...props} />
    </Stack>
  );
}
