import type { MySettings, MySettingsBody } from '@bank-soal/contract/accounts';
import type { Id } from '@bank-soal/contract/common';
import type { CourseTagAnswer } from '@bank-soal/contract/tags';
import { NOTICE_KINDS, type NoticeKind } from '@bank-soal/contract/talk';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Container } from '@bank-soal/ui/container';
import { ErrorState } from '@bank-soal/ui/error-state';
import { Field } from '@bank-soal/ui/field';
import { PageHeader } from '@bank-soal/ui/frame';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';
import { Switch } from '@bank-soal/ui/switch';
import { Text } from '@bank-soal/ui/text';
import { type ReactNode, useMemo } from 'react';
import { UnreadyLoad } from '../failed-load/index.js';
import { myDataTexts } from '../indonesian/my-data.js';
import type { LoadState } from '../model/load-state.js';

export interface MyDataViewProps {
  /** The account's settings, or the reason why they are not there. */
  state: LoadState<MySettings>;
  /** A decision is changed at once, without a button. */
  onChange: (body: MySettingsBody) => void;
  /** All courses and which are followed, or why they are not there. */
  courses: LoadState<{
    /** Every course of the bank. */
    courses: readonly CourseTagAnswer[];
    /** Ids of those that are followed. */
    followed: readonly Id[];
  }>;
  /** A course is followed, or no longer. */
  onFollow: (course: Id, on: boolean) => void;
  /** The last failure, in words. */
  failure: string | undefined;
  /** The copy of one's data is being made. */
  exporting: boolean;
  /** Downloads all that is known of the account. */
  onExport: () => void;
  /** Asks whether to remove the account. */
  onRemove: () => void;
}

/** The kinds of notices that this bank sends by mail, in their order. */
const kindsOf = (mail: MySettings['mail']): NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => Object.hasOwn(mail, kind));

function Settings({ state, onChange }: Pick<MyDataViewProps, 'state' | 'onChange'>) {
  const messages = useTexts(myDataTexts);
  if (state.status !== 'ready')
    return <UnreadyLoad load={state} words={messages} lines={3} size="sm" />;
  const { recordViews, mail } = state.data;
  const kinds = kindsOf(mail);
  return (
    <>
      <Field label={messages.views} kind="group">
        <Switch
          label={messages.recordViews}
          hint={messages.recordViewsHint}
          checked={recordViews}
          onChange={(event) => onChange({ recordViews: event.target.checked })}
        />
      </Field>
      {kinds.length > 0 && (
        <Field label={messages.mail} kind="group">
          <Stack gap="sm">
            {kinds.map((kind) => (
              <Switch
                key={kind}
                label={messages.mails[kind]}
                checked={mail[kind] ?? false}
                onChange={(event) => onChange({ mail: { ...mail, [kind]: event.target.checked } })}
              />
            ))}
          </Stack>
        </Field>
      )}
    </>
  );
}

function Courses({ courses: state, onFollow }: Pick<MyDataViewProps, 'courses' | 'onFollow'>) {
  const messages = useTexts(myDataTexts);
  const all = state.status === 'ready' ? state.data.courses : undefined;
  const names = useMemo(() => all?.map(({ name }) => name) ?? [], [all]);
  if (state.status === 'loading') return <Skeleton lines={2} />;
  if (state.status === 'failed') {
    return (
      <ErrorState
        size="sm"
        title={messages.coursesFailed}
        description={messages.failedHint}
        busy={state.busy}
        onRetry={state.retry}
      />
    );
  }
  const { courses, followed } = state.data;
  const chosen = courses.filter(({ id }) => followed.includes(id));
  return (
    <MultiCombobox
      label={messages.coursesField}
      placeholder={messages.coursesPlaceholder}
      options={names}
      value={chosen.map(({ name }) => name)}
      onChange={(next) => {
        for (const { id, name } of courses) {
          if (next.includes(name) !== followed.includes(id)) onFollow(id, next.includes(name));
        }
      }}
    />
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** An account's settings, a copy of its data, and the way out. */
export function MyDataView({
  failure,
  exporting,
  onExport,
  onRemove,
  courses,
  onFollow,
  ...settings
}: MyDataViewProps) {
  const messages = useTexts(myDataTexts);
  return (
    <Container space="md">
      <Stack gap="xl">
        <PageHeader title={messages.title} description={messages.lead} />
        {failure && <Alert tone="danger">{failure}</Alert>}
        <Section id="pengaturan" title={messages.settings}>
          <Settings {...settings} />
        </Section>
        <Section id="mata-kuliah" title={messages.courses}>
          <Text tone="muted">{messages.coursesText}</Text>
          <Courses courses={courses} onFollow={onFollow} />
        </Section>
        <Section id="salinan" title={messages.export}>
          <Text tone="muted">{messages.exportText}</Text>
          <Cluster>
            <Button busy={exporting} onClick={onExport}>
              {messages.exportButton}
            </Button>
          </Cluster>
        </Section>
        <Section id="hapus-akun" title={messages.remove}>
          <Text tone="muted">{messages.removeText}</Text>
          <Cluster>
            <Button variant="danger" aria-haspopup="dialog" onClick={onRemove}>
              {messages.removeButton}
            </Button>
          </Cluster>
        </Section>
      </Stack>
    </Container>
  );
}
