import { Button, Copy, Popover as MedusaPopover, Table } from '@medusajs/ui';
import { useState } from 'react';

export function Popover() {
  return (
    <MedusaPopover>
      <MedusaPopover.Trigger asChild>
        <Button>Akses</Button>
      </MedusaPopover.Trigger>
      <MedusaPopover.Content>Dosen</MedusaPopover.Content>
    </MedusaPopover>
  );
}

/** Without numbers of pages to go to; it belongs to its table. */
export function Pagination() {
  const [page, setPage] = useState(5);
  return (
    <Table.Pagination
      count={200}
      pageSize={10}
      pageIndex={page}
      pageCount={20}
      canPreviousPage
      canNextPage
      previousPage={() => setPage(page - 1)}
      nextPage={() => setPage(page + 1)}
    />
  );
}

export function CopyButton() {
  return <Copy content="npm start" />;
}
