import { PickerDialog, type PickerDialogProps } from '@bank-soal/ui/admin';
import { Breadcrumbs } from '@bank-soal/ui/breadcrumbs';
import { Cluster } from '@bank-soal/ui/cluster';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { Container } from '@bank-soal/ui/container';
import { BackLink, PageHeader } from '@bank-soal/ui/frame';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Tab, TabPanel, Tabs, TabsList } from '@bank-soal/ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeptFocus } from '../../browser/use-kept-focus.js';
import { adminTexts } from '../../indonesian/admin.js';
import { taggingTexts } from '../../indonesian/tagging.js';
import type { Course } from '../../model/tags/admin-course.js';
import { NameList } from '../shared/index.js';
import { MaterialDialog, type MaterialDialogProps } from './material-dialog.js';
import { MaterialList, type MaterialListProps } from './material-list.js';
import { TagList, type TagListProps } from './tag-list.js';
import type { CourseTab } from './tagging-state.js';

/** A question about a removal. */
export interface Removal {
  /** A material is deleted; a tag only leaves the course. */
  kind: 'material' | 'tag';
  /** Of the material or the tag. */
  id: number;
  /** Shown in the question. */
  name: string;
}

export interface CourseViewProps {
  /** Head of the page. */
  course: Pick<Course, 'name' | 'code'>;
  /** All courses: the link back and the trail lead there. */
  coursesHref: string;
  onBack: () => void;
  /** Which of the two lists is shown. */
  tab: CourseTab;
  /** Called with the tab that was pressed. */
  onTabChange: (tab: CourseTab) => void;
  /** 'Materi Khusus'. */
  materials: MaterialListProps;
  /** 'Tag Global'. */
  tags: TagListProps;
  /** 'CPMK', and how well they are covered. */
  panels?: {
    /** Tab 'CPMK'. */
    outcomes: ReactNode;
    /** Tab 'Cakupan'. */
    coverage: ReactNode;
  };
  /** The dialog of 'Tambah Materi'. */
  materialDialog: MaterialDialogProps;
  /** The dialog that assigns tags: `items` are those that are free. */
  picker: Pick<
    PickerDialogProps,
    'open' | 'onOpenChange' | 'items' | 'onConfirm' | 'describeError'
  >;
  /** The question; `undefined` asks nothing. */
  removal: Removal | undefined;
  /** Called when it is not to be taken away after all, and when it is done. */
  onRemovalClose: () => void;
  /** Takes it away; the dialog stays until the promise settles. */
  onRemovalConfirm: () => Promise<void>;
  /** Words why a removal failed. */
  describeError: (reason: unknown) => ReactNode;
}

const total = ({ state }: Pick<MaterialListProps | TagListProps, 'state'>) =>
  state.status === 'ready' ? state.total : undefined;

function Question({
  removal,
  onRemovalClose,
  onRemovalConfirm,
  describeError,
}: Pick<CourseViewProps, 'removal' | 'onRemovalClose' | 'onRemovalConfirm' | 'describeError'>) {
  const taggingMessages = useTexts(taggingTexts);
  const adminMessages = useTexts(adminTexts);
  if (!removal) return null;
  const tag = removal.kind === 'tag';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onRemovalClose()}
      title={tag ? taggingMessages.removeTagTitle : taggingMessages.removeMaterialTitle}
      description={tag ? taggingMessages.removeTagConfirm : taggingMessages.removeMaterialConfirm}
      confirmLabel={adminMessages.remove}
      onConfirm={onRemovalConfirm}
      describeError={describeError}
    >
      <NameList names={[removal.name]} />
    </ConfirmDialog>
  );
}

/** One course: its own materials, and the material tags that it is assigned. */
export function CourseView({
  course,
  coursesHref,
  onBack,
  tab,
  onTabChange,
  materials,
  tags,
  panels,
  materialDialog,
  picker,
  ...question
}: CourseViewProps) {
  const taggingMessages = useTexts(taggingTexts);
  const page = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus(page, title, true);
  // The card that led here is gone: readers hear where they are.
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus();
  }, []);
  return (
    <Container space="md">
      <Stack gap="lg" ref={page}>
        <PageHeader
          titleRef={title}
          title={course.name}
          description={taggingMessages.courseNamed(course.name)}
          meta={course.code}
          back={
            <Cluster gap="md">
              <BackLink href={coursesHref} onBack={onBack}>
                {taggingMessages.back}
              </BackLink>
              <Breadcrumbs
                items={[
                  { label: taggingMessages.title, href: coursesHref },
                  { label: course.name },
                ]}
              />
            </Cluster>
          }
        />
        <Tabs value={tab} onValueChange={(value) => onTabChange(value as CourseTab)}>
          <TabsList label={taggingMessages.tabs}>
            <Tab value="materials" count={total(materials)}>
              {taggingMessages.materials}
            </Tab>
            <Tab value="tags" count={total(tags)}>
              {taggingMessages.tags}
            </Tab>
            {panels && <Tab value="outcomes">{taggingMessages.outcomes}</Tab>}
            {panels && <Tab value="coverage">{taggingMessages.coverage}</Tab>}
          </TabsList>
          <TabPanel value="materials">
            <MaterialList {...materials} />
          </TabPanel>
          <TabPanel value="tags">
            <TagList {...tags} />
          </TabPanel>
          {panels && <TabPanel value="outcomes">{panels.outcomes}</TabPanel>}
          {panels && <TabPanel value="coverage">{panels.coverage}</TabPanel>}
        </Tabs>
        <MaterialDialog {...materialDialog} />
        <PickerDialog
          {...picker}
          title={taggingMessages.pickTitle}
          description={taggingMessages.pickHint}
          searchLabel={taggingMessages.pickSearch}
          placeholder={taggingMessages.pickSearch}
          empty={taggingMessages.pickNone}
        />
        <Question {...question} />
      </Stack>
    </Container>
  );
}
