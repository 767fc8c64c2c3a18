import type { AccountAnswer } from '@bank-soal/contract/accounts';
import { Badge } from '@bank-soal/ui/badge';
import type { DataColumn } from '@bank-soal/ui/data-table';
import { DateTime } from '@bank-soal/ui/date-time';
import { ActiveIcon, InactiveIcon } from '@bank-soal/ui/icon';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { EmailText, RowActions } from '../shared/index.js';

/** The columns of the table of all accounts. */
export function accountColumns(
  onEdit: (account: AccountAnswer) => void,
  onDelete: (account: AccountAnswer) => void,
  words: ScreenTexts['accountList'],
  actions: string,
): DataColumn<AccountAnswer>[] {
  return [
    { id: 'name', header: words.name, rowHeader: true, cell: ({ name }) => name },
    { id: 'email', header: words.email, cell: ({ email }) => <EmailText email={email} /> },
    { id: 'kind', header: words.kind, width: '8.5rem', cell: ({ kind }) => words.kinds[kind] },
    {
      id: 'status',
      header: words.status,
      width: '8rem',
      cell: ({ status }) => {
        const isActive = status === 'Aktif';
        const icon = isActive ? <ActiveIcon /> : <InactiveIcon />;
        return (
          <Badge tone={isActive ? 'success' : 'neutral'} icon={icon}>
            {words.statuses[status]}
          </Badge>
        );
      },
    },
    {
      id: 'last-sign-in',
      header: words.lastSignIn,
      width: '10rem',
      cell: ({ lastSignIn }) =>
        lastSignIn === null ? words.never : <DateTime value={lastSignIn} />,
    },
    {
      id: 'actions',
      header: actions,
      align: 'end',
      cardCorner: true,
      width: '6rem',
      cell: (account) => (
        <RowActions
          id={account.id}
          name={account.name}
          onEdit={() => onEdit(account)}
          onDelete={() => onDelete(account)}
        />
      ),
    },
  ];
}
