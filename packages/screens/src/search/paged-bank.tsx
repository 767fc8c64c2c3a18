'use client';

import type { BankProps } from './bank-props.js';
import { usePagedBank } from './use-paged-bank.js';

/** The results page by page. */
export function PagedBank({ query, children }: BankProps) {
  return children(usePagedBank(query));
}
