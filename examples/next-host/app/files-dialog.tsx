'use client';

import type { SetFile } from '@bank-soal/screens/model';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@bank-soal/ui/dialog';
import { FileRow } from '@bank-soal/ui/files';
import { FilesIcon } from '@bank-soal/ui/icon';
import { Stack } from '@bank-soal/ui/stack';

/** The files of a set in a dialog, each to be downloaded. */
export function FilesDialog({ title, files }: { title: string; files: readonly SetFile[] }) {
  return (
    <Dialog>
      <DialogTrigger>
        <Button size="sm" icon={<FilesIcon />} aria-label={`Berkas ${title}`}>
          Berkas
        </Button>
      </DialogTrigger>
      <DialogContent title={title} description="Berkas soal">
        <Stack as="ul" gap="sm">
          {files.map((file) => (
            <FileRow
              as="li"
              key={file.id}
              name={file.name}
              type={file.type}
              size={file.size}
              href={`/api/files/download/${file.id}`}
            />
          ))}
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
