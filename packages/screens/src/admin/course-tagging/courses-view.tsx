import { StatCard, StatGrid } from '@bank-soal/ui/admin';
import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { PageHeader } from '@bank-soal/ui/frame';
import { Grid } from '@bank-soal/ui/grid';
import { CourseIcon, FilesIcon, TagsIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { SearchField } from '@bank-soal/ui/search-field';
import { CourseCard } from '@bank-soal/ui/sets';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';
import { useEffect, useRef } from 'react';
import { FailedLoadCard } from '../../failed-load/index.js';
import { adminTexts } from '../../indonesian/admin.js';
import { taggingTexts } from '../../indonesian/tagging.js';
import type { Course } from '../../model/tags/admin-course.js';
import { type ListView } from '../shared/index.js';
import type { TaggingHrefs } from './tagging-state.js';

export interface CoursesViewProps {
  /** The courses that pass the search, or why they are not there. */
  state: ListView<Course>;
  /** The figures above the list, beside the number of courses. */
  stats: {
    /** Number of all material tags. */
    tags: number;
    /** Materials per course on average, as it is written: '2,5'. */
    average: string;
  };
  /** Text in the search field. */
  text: string;
  /** Called at every key. */
  onTextChange: (text: string) => void;
  /** Where a card leads, and where course tags are made. */
  hrefs: Pick<TaggingHrefs, 'course' | 'courseTags'>;
  /** The course that was shown before: focus returns to its card. */
  cameFrom?: number | undefined;
}

const BONES = [1, 2, 3, 4, 5, 6];

function Courses({
  state,
  onTextChange,
  hrefs,
}: Pick<CoursesViewProps, 'state' | 'onTextChange' | 'hrefs'>) {
  const taggingMessages = useTexts(taggingTexts);
  const adminMessages = useTexts(adminTexts);
  if (state.status !== 'ready') {
    return (
      <Stack>
        <LoadingStatus />
        <Grid>
          {BONES.map((key) => (
            <Skeleton key={key} shape="block" height="11rem" />
          ))}
        </Grid>
      </Stack>
    );
  }
  if (state.total === 0) {
    return (
      <EmptyState
        frame="card"
        headingLevel={2}
        title={taggingMessages.noCourses}
        description={taggingMessages.noCoursesHint}
        actions={
          <Button asChild>
            <HostLink href={hrefs.courseTags}>{taggingMessages.toCourseTags}</HostLink>
          </Button>
        }
      />
    );
  }
  if (state.found.length === 0) {
    return (
      <EmptyState
        frame="card"
        headingLevel={2}
        title={taggingMessages.noCourseFound}
        description={adminMessages.noMatchHint}
        actions={<Button onClick={() => onTextChange('')}>{adminMessages.showAll}</Button>}
      />
    );
  }
  return (
    <Grid as="ul" aria-label={taggingMessages.courses}>
      {state.found.map((course) => (
        <Stack as="li" key={course.id}>
          <CourseCard
            headingLevel={2}
            name={course.name}
            code={course.code}
            description={taggingMessages.courseNamed(course.name)}
            materials={course.materials}
            sets={course.sets}
            href={hrefs.course(course.id)}
          />
        </Stack>
      ))}
    </Grid>
  );
}

/** All courses, and how far their materials are set up. */
export function CoursesView({
  state,
  stats,
  text,
  onTextChange,
  hrefs,
  cameFrom,
}: CoursesViewProps) {
  const taggingMessages = useTexts(taggingTexts);
  const page = useRef<HTMLDivElement>(null);
  const card = cameFrom === undefined ? undefined : hrefs.course(cameFrom);
  useEffect(() => {
    const links = page.current?.querySelectorAll('a') ?? [];
    [...links].find((link) => link.getAttribute('href') === card)?.focus();
  }, [card]);
  const busy = state.status !== 'ready';
  return (
    <Container space="md">
      <Stack gap="lg" ref={page}>
        <PageHeader title={taggingMessages.title} description={taggingMessages.lead} />
        {state.status === 'failed' ? (
          <FailedLoadCard load={state} title={state.sentence} />
        ) : (
          <>
            <StatGrid>
              <StatCard
                label={taggingMessages.totalCourses}
                value={state.status === 'ready' ? state.total : undefined}
                icon={<CourseIcon />}
                busy={busy}
              />
              <StatCard
                label={taggingMessages.totalTags}
                value={stats.tags}
                icon={<TagsIcon />}
                busy={busy}
              />
              <StatCard
                label={taggingMessages.average}
                value={stats.average}
                icon={<FilesIcon />}
                busy={busy}
              />
            </StatGrid>
            <SearchField
              label={taggingMessages.searchCourses}
              placeholder={taggingMessages.searchCoursesPlaceholder}
              value={text}
              onChange={onTextChange}
            />
            <Courses state={state} onTextChange={onTextChange} hrefs={hrefs} />
          </>
        )}
      </Stack>
    </Container>
  );
}
