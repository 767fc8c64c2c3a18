import { useRef, useState } from 'react';
import { loadPart } from '../../../lib/internal/load-part.js';
import type { ImportColumn, ReadRows } from './import-rows.js';

/** Where the choice of a file stands. */
export type ImportFile =
  | { status: 'none' }
  | { status: 'reading'; name: string }
  | { status: 'refused'; name: string; why: Exclude<ReadRows, { status: 'read' }> | undefined }
  | { status: 'read'; name: string; rows: Extract<ReadRows, { status: 'read' }>['rows'] };

async function read(
  file: File,
  columns: readonly ImportColumn[],
  max: number,
): Promise<ImportFile> {
  const { name } = file;
  try {
    // Most who open the page import nothing.
    const [{ decodeCsv, parseCsv, readRows }, bytes] = await Promise.all([
      loadPart('papaparse', () => import('./parse-csv.js')),
      file.arrayBuffer(),
    ]);
    const result = readRows(parseCsv(decodeCsv(new Uint8Array(bytes))), columns, max);
    if (result.status === 'read') return { ...result, name };
    return { status: 'refused', name, why: result };
  } catch {
    return { status: 'refused', name, why: undefined };
  }
}

/** Reads the chosen file; the last choice counts. */
export function useImportFile(columns: readonly ImportColumn[], max: number) {
  const [file, setFile] = useState<ImportFile>({ status: 'none' });
  const latest = useRef<File>(undefined);

  async function choose(chosen: File) {
    latest.current = chosen;
    setFile({ status: 'reading', name: chosen.name });
    const next = await read(chosen, columns, max);
    if (latest.current === chosen) setFile(next);
  }

  function clear() {
    latest.current = undefined;
    setFile({ status: 'none' });
  }

  return { file, choose, clear };
}
