import { type FormEvent, useState } from 'react';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { parsePage } from './zoom.js';

export interface PageFieldProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** 'Halaman x dari y', in which x can be typed. Enter or leaving the field goes there. */
export function PageField({ page, count, onPage }: PageFieldProps) {
  const strings = useTexts(moreTexts);
  const [typed, setTyped] = useState<string | null>(null);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const wanted = typed === null ? null : parsePage(typed, count);
    setTyped(null);
    if (wanted !== null && wanted !== page) onPage(wanted);
  }

  return (
    <form
      className="ui:flex ui:items-center ui:gap-1.5 ui:text-sm ui:text-text-muted"
      onSubmit={submit}
    >
      <span aria-hidden className="ui:max-sm:hidden">
        {strings['pdf.word']}
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={strings['pdf.jump']}
        value={typed ?? String(page)}
        className="ui:focus-ring ui:h-8 ui:w-12 ui:pointer-coarse:min-h-11 ui:rounded-md ui:border ui:border-border-control ui:bg-surface ui:text-center ui:text-text"
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => submit()}
      />
      <span aria-hidden>{strings['pdf.count'](String(count))}</span>
      <output className="ui:sr-only">{strings['pdf.page'](String(page), String(count))}</output>
    </form>
  );
}
