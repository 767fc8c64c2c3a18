import { TextPreview } from './text-preview.js';

export const Do = () => <TextPreview label="masukan-1.txt" text={'5 3\n1 4 2 8 5\n2 4 1'} />;

export const Dont = () => (
  <TextPreview
    label="soal.pdf"
    text={
      '%PDF-1.7 %\u00e2\u00e3\u00cf\u00d3\n1 0 obj <</Type/Catalog>>\nstream x\u0153\u00ec\u00bd'
    }
  />
);
