import { Button, type ButtonProps } from '@bank-soal/ui/button';
import { DownloadIcon } from '@bank-soal/ui/icon';

export interface DownloadButtonProps extends Omit<ButtonProps, 'title' | 'children'> {
  /** Its text. */
  label: string;
  /** An icon alone, with the text as its name and tip. */
  short: boolean;
  /** The set's title, which describes it. */
  of: string;
  /** Contents of the download, and what it leaves out; shown where the pointer rests. */
  tip?: string | undefined;
}

/** The small button that downloads a set, or opens the menu of its files. */
export function DownloadButton({ label, short, of, tip, ...rest }: DownloadButtonProps) {
  return (
    <Button
      size="sm"
      icon={<DownloadIcon />}
      iconOnly={short}
      aria-label={short ? label : undefined}
      title={[short && label, tip].filter(Boolean).join(': ') || undefined}
      aria-description={of}
      {...rest}
    >
      {!short && label}
    </Button>
  );
}
