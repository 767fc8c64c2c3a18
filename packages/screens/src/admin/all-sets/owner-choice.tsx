import type { AccountAnswer } from '@bank-soal/contract/accounts';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { RadioGroup } from '@bank-soal/ui/radio-group';
import { SearchField } from '@bank-soal/ui/search-field';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { allSetsTexts } from '../../indonesian/all-sets.js';
import type { LoadState } from '../../model/load-state.js';
import type { Paged } from '../../model/paged.js';

export interface OwnerChoiceProps {
  /** The accounts that match, as far as they have come. */
  state: LoadState<Paged<AccountAnswer>>;
  /** The account that has the set now, which is not offered. */
  except: number | undefined;
  /** The typed text. */
  text: string;
  onTextChange: (text: string) => void;
  /** The chosen account; undefined while there is none. */
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

function Found({
  paged,
  except,
  value,
  onChange,
}: Pick<OwnerChoiceProps, 'except' | 'value' | 'onChange'> & { paged: Paged<AccountAnswer> }) {
  const messages = useTexts(allSetsTexts);
  const { formatCount } = useFormats();
  const { items, total, more } = paged;
  const owners = items.filter(({ id }) => id !== except);
  if (owners.length === 0) return <Text tone="muted">{messages.noAccount}</Text>;
  return (
    <Stack gap="sm">
      <RadioGroup
        label={messages.newOwner}
        options={owners.map(({ id, name, email }) => ({
          value: String(id),
          label: name,
          hint: email,
        }))}
        value={value === undefined ? undefined : String(value)}
        onChange={(id) => onChange(Number(id))}
      />
      {more && (
        <>
          <Text size="sm" tone="muted">
            {messages.accounts(formatCount(items.length), formatCount(total))}
          </Text>
          {more.failed && <Alert tone="danger" title={messages.accountsFailed} />}
          <Button size="sm" busy={more.busy} onClick={more.load}>
            {messages.more}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** To whom a set is given: the accounts that a text finds, and more of them. */
export function OwnerChoice({ state, text, onTextChange, ...rest }: OwnerChoiceProps) {
  const messages = useTexts(allSetsTexts);
  return (
    <Stack gap="sm">
      <SearchField
        landmark={false}
        label={messages.findOwner}
        placeholder={messages.findOwner}
        value={text}
        onChange={onTextChange}
      />
      {state.status === 'loading' && <LoadingStatus>{messages.accountsLoading}</LoadingStatus>}
      {state.status === 'failed' && (
        <Alert
          tone="danger"
          title={messages.accountsFailed}
          action={
            <Button size="sm" busy={state.busy} onClick={state.retry}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {state.status === 'ready' && <Found paged={state.data} {...rest} />}
    </Stack>
  );
}
