import { Badge } from '@bank-soal/ui/badge';
import type { DataColumn } from '@bank-soal/ui/data-table';
import { ActiveIcon, InactiveIcon } from '@bank-soal/ui/icon';
import type { Lecturer } from '../../model/accounts/admin-lecturer.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { EmailText, RowActions } from '../shared/index.js';

/** The columns of the lecturers' table. */
export function lecturerColumns(
  onEdit: (lecturer: Lecturer) => void,
  onDelete: (lecturer: Lecturer) => void,
  lecturerMessages: ScreenTexts['lecturer'],
  adminMessages: ScreenTexts['admin'],
): DataColumn<Lecturer>[] {
  const states: Record<string, string> = {
    Aktif: lecturerMessages.activeLabel,
    Nonaktif: lecturerMessages.inactiveLabel,
  };
  return [
    {
      id: 'name',
      header: lecturerMessages.name,
      rowHeader: true,
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
    },
    {
      id: 'email',
      header: lecturerMessages.email,
      cell: ({ email }) => <EmailText email={email} />,
      sortBy: ({ email }) => email,
    },
    {
      id: 'status',
      header: lecturerMessages.status,
      width: '9rem',
      cell: ({ active, status }) => (
        <Badge
          tone={active ? 'success' : 'neutral'}
          icon={active ? <ActiveIcon /> : <InactiveIcon />}
        >
          {states[status] ?? status}
        </Badge>
      ),
      sortBy: ({ status }) => status,
    },
    {
      id: 'actions',
      header: adminMessages.actions,
      align: 'end',
      cardCorner: true,
      width: '6rem',
      cell: (lecturer) => (
        <RowActions
          id={lecturer.id}
          name={lecturer.name}
          onEdit={() => onEdit(lecturer)}
          onDelete={() => onDelete(lecturer)}
        />
      ),
    },
  ];
}
