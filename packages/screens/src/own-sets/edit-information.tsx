import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Form, FormActions } from '@bank-soal/ui/form';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { type Ref, useEffect, useRef } from 'react';
import { editSetTexts } from '../indonesian/edit-set.js';
import { uploadTexts } from '../indonesian/upload.js';
import type { LoadState } from '../model/load-state.js';
import {
  type EditStatus,
  FailedWrite,
  OptionsStatus,
  ReleaseFields,
  type SetEdit,
  SetFields,
  type SetFieldsProps,
} from '../set-editor/index.js';
import { EditConflictChoice } from './edit-conflict-choice.js';

/** The button that stands where something else was shown: it takes over the focus when that goes. */
function useFocusAfter(shown: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && !shown) ref.current?.focus();
    before.current = shown;
  }, [shown]);
  return ref;
}

export interface EditInformationProps {
  edit: SetEdit;
  options: LoadState<Pick<SetFieldsProps, 'courses' | 'topics'>>;
  lecturer: string;
  /** Where it is explained who sees what; without it there is no link. */
  guideHref?: string;
  onLogin: () => void;
  /** Finds the first field that is wrong. */
  formRef?: Ref<HTMLFormElement>;
}

const NONE: readonly string[] = [];

function Outcome({ status, onLogin }: { status: EditStatus; onLogin: () => void }) {
  const messages = useTexts(editSetTexts);
  if (status.kind === 'saved') return <Alert tone="success" title={messages.saved} />;
  if (status.kind === 'yielded') return <Alert title={messages.yielded} />;
  if (status.kind !== 'failed') return null;
  return <FailedWrite problem={status.problem} onLogin={onLogin} />;
}

/** Fields of a set, and the button that saves them. */
export function EditInformation({
  edit,
  options,
  lecturer,
  guideHref,
  onLogin,
  formRef,
}: EditInformationProps) {
  const messages = useTexts(editSetTexts);
  const uploadMessages = useTexts(uploadTexts);
  const { form, status, changed, conflict, change, save, choose, discard } = edit;
  const busy = status.kind === 'busy';
  const saveRef = useFocusAfter(conflict !== undefined);
  return (
    <Card as="section" padding="lg" aria-label={uploadMessages.information}>
      <Form ref={formRef} aria-label={uploadMessages.information} onSubmit={save}>
        <Heading level={2} size="md">
          {uploadMessages.information}
        </Heading>
        <OptionsStatus state={options} />
        <SetFields
          form={form}
          onChange={change}
          problems={status.kind === 'failed' ? status.problem.fields : undefined}
          courses={options.status === 'ready' ? options.data.courses : NONE}
          topics={options.status === 'ready' ? options.data.topics : NONE}
          withExam={form.release !== null}
          lecturer={lecturer}
          lecturerHint={messages.lecturerHint}
        />
        {form.release && (
          <ReleaseFields
            release={form.release}
            onChange={(release) => change({ release })}
            defaultVisibility={form.release.visibility}
            asked={status.kind === 'failed'}
            guideHref={guideHref}
          />
        )}
        <Stack>
          <Outcome status={status} onLogin={onLogin} />
          {conflict && <EditConflictChoice conflict={conflict} form={form} onChoose={choose} />}
          <FormActions
            start={
              changed &&
              !busy && (
                <Text as="span" size="sm" tone="muted">
                  {messages.unsaved}
                </Text>
              )
            }
          >
            {changed && !busy && <Button onClick={discard}>{messages.discard}</Button>}
            {!conflict && (
              <Button ref={saveRef} type="submit" variant="primary" busy={busy}>
                {busy ? messages.saving : messages.save}
              </Button>
            )}
          </FormActions>
        </Stack>
      </Form>
    </Card>
  );
}
