'use client';

import { Button } from '@bank-soal/ui/button';
import { FileIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import type { PaperChoice } from '../../data/papers/use-paper-writes.js';
import { builderTexts } from '../../indonesian/builder.js';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import { choicesOf } from './choices-of.js';

export interface PrintPaperButtonProps {
  variants: number;
  /** Prints questions or key of a variant. */
  onPrint: (choice: PaperChoice) => void;
}

/** Prints one of a paper's documents. */
export function PrintPaperButton({ variants, onPrint }: PrintPaperButtonProps) {
  const builderMessages = useTexts(builderTexts);
  const messages = useTexts(paperEditorTexts);
  return (
    <Menu>
      <MenuTrigger>
        <Button icon={<FileIcon />}>{builderMessages.print}</Button>
      </MenuTrigger>
      <MenuContent>
        {choicesOf(variants).map((choice) => (
          <MenuItem key={`${choice.part} ${choice.variant}`} onSelect={() => onPrint(choice)}>
            {`${messages.parts[choice.part]} ${choice.variant}`}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
