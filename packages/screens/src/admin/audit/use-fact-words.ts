'use client';

import { formatMoment, useFormatOptions } from '@bank-soal/ui/lib/format';
import { indonesian, useStrings } from '@bank-soal/ui/lib/strings';
import { useMemo } from 'react';
import { useAuditMessages } from './audit-messages.js';

type Words = Readonly<Record<string, string>>;

/** Puts the value of a fact as people read it: words of the wire, and moments in the site's zone. */
export function useFactWords(): (field: string, value: string) => string {
  const { values } = useAuditMessages();
  const strings = useStrings(indonesian);
  const options = useFormatOptions();
  return useMemo(() => {
    const audiences: Words = {
      public: strings['audience.public'],
      users: strings['audience.users'],
      lecturers: strings['audience.lecturers'],
      owner: values.owner,
    };
    const among = (words: Words) => (value: string) => words[value] ?? value;
    const moment = (value: string) => formatMoment(value, options);
    const words: Readonly<Record<string, (value: string) => string>> = {
      visibility: among(audiences),
      keyVisibility: among(audiences),
      availableFrom: moment,
      keyFrom: moment,
      level: strings['level.word'],
      examKind: strings['exam.word'],
      term: strings['exam.word'],
      kind: among(values.kinds),
      type: among(values.types),
      status: among(values.statuses),
      passwordChanged: among(values.answers),
    };
    return (field, value) => words[field]?.(value) ?? value;
  }, [values, strings, options]);
}
