'use client';

import { Button } from '@bank-soal/ui/button';
import { FileIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import { builderTexts } from '../../indonesian/builder.js';

export interface PrintButtonProps {
  /** Prints, with the questions' facts or without. */
  onPrint: (withFacts: boolean) => void;
}

/** Prints the page: for who sits the exam, or for who gives it. */
export function PrintButton({ onPrint }: PrintButtonProps) {
  const messages = useTexts(builderTexts);
  return (
    <Menu>
      <MenuTrigger>
        <Button icon={<FileIcon />}>{messages.print}</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => onPrint(false)}>{messages.printPlain}</MenuItem>
        <MenuItem onSelect={() => onPrint(true)}>{messages.printFacts}</MenuItem>
      </MenuContent>
    </Menu>
  );
}
