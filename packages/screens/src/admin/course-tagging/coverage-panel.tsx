import type { Id } from '@bank-soal/contract/common';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useState } from 'react';
import { saveBlob } from '../../data/save-blob.js';
import { useCoverage } from '../../data/tags/use-outcomes.js';
import { outcomeTexts } from '../../indonesian/outcome.js';
import { type OnSignedOut, useAdminSession } from '../shared/index.js';
import { CoverageView } from './coverage-view.js';
import { coverageFile } from './outcome-csv.js';

/** How well the outcomes of a course are covered, as a table and as CSV. */
export function CoveragePanel({ course, onSignedOut }: { course: Id; onSignedOut: OnSignedOut }) {
  const messages = useTexts(outcomeTexts);
  const [period, setPeriod] = useState({ start: '', end: '' });
  const isWrong = period.end !== '' && period.end < period.start;
  const load = useCoverage(course, period.start, isWrong ? '' : period.end);
  useAdminSession(onSignedOut, [load]);
  return (
    <CoverageView
      load={load}
      period={period}
      onPeriodChange={setPeriod}
      onDownload={(coverage) =>
        saveBlob(coverageFile(coverage, messages), `${messages.csvFile}.csv`)
      }
    />
  );
}
