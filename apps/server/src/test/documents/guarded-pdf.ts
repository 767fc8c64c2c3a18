import { type EncryptionAlgorithm, PDFDocument } from '@cantoo/pdf-lib';

/** A page whose objects are packed and locked, with a password for all but reading. */
export async function guardedPdf(
  text: string,
  algorithm: EncryptionAlgorithm,
  userPassword = '',
): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText(text, { x: 50, y: 500 });
  document.encrypt({ ownerPassword: 'x', userPassword, algorithm, allowWeakCryptography: true });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}
