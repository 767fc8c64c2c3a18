import { useState } from 'react';
import { useAccounts } from '../../data/accounts/use-accounts.js';
import { useAddressText } from '../shared/index.js';
import { OwnerChoice } from './owner-choice.js';

export interface OwnerChoiceScreenProps {
  /** The account that has the set now, which is not offered. */
  except: number | undefined;
  /** The chosen account; undefined while there is none. */
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** To whom a set is given: any active account, found by name or email at the server. */
export function OwnerChoiceScreen({ except, value, onChange }: OwnerChoiceScreenProps) {
  const [q, search] = useState('');
  const [text, type] = useAddressText(q, search);
  const [load] = useAccounts({ q, status: 'Aktif' });
  return (
    <OwnerChoice
      state={load}
      except={except}
      text={text}
      onTextChange={(next) => {
        // Nobody is given a set who is not seen.
        onChange(undefined);
        type(next);
      }}
      value={value}
      onChange={onChange}
    />
  );
}
