import type { DocumentProps } from 'react-pdf';

/** A document that pdf.js has opened. */
export type OpenPdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];
