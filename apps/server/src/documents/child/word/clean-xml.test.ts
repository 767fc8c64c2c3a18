import { describe, expect, it } from 'vitest';
import { cleanXml } from './clean-xml.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const same = (xml: string) => expect(cleanXml(xml)).toBe(HEAD + xml);
const becomes = (xml: string, then: string) => expect(cleanXml(xml)).toBe(HEAD + then);

describe('cleanXml', () => {
  it('keeps text, looks, pictures of the package and names that look like addresses', () => {
    same(
      '<w:p xmlns:w="http://x.example/w"><w:r><w:t xml:space="preserve"> a &amp; b </w:t></w:r></w:p>',
    );
    same('<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"/>');
    same(
      `<v:shape style="position:absolute;width:4pt" alt='a: b'><v:imagedata r:id="r1"/></v:shape>`,
    );
    same('<a:blip r:embed="r1"/>');
  });

  it('leaves out attributes that are addresses, whatever their prefix', () => {
    becomes(
      '<v:imagedata r:id="a" src="x.png" r:href="b" o:althref="c"/>',
      '<v:imagedata r:id="a"/>',
    );
    becomes('<a:blip q:link="r1" R:LINK="r2"/>', '<a:blip/>');
    becomes('<a b="file:c" d="&#x66;ile:c" e=" DATA:,f" g="\\\\h\\i" j="k://l"/>', '<a/>');
    becomes('<a b="http://schemas.openxmlformats.org.example/"/>', '<a/>');
  });

  it('leaves out what stands for something elsewhere, with all that it holds', () => {
    becomes('<a><w:altChunk r:id="x"/>b</a>', '<a>b</a>');
    becomes('<a><o:OLEObject><o:OLEObject/><c>d</c></o:OLEObject>b</a>', '<a>b</a>');
    becomes('<a><x:svgBlip r:embed="y"><c/></x:svgBlip></a>', '<a></a>');
  });

  it.each([
    ' PAGE ',
    'NUMPAGES  \\* Arabic \\* MERGEFORMAT ',
    ' EQ \\f(1;2) ',
    ' SYMBOL 183 \\f "Symbol" \\s 11 ',
    ' FORMCHECKBOX ',
    '  ',
  ])('keeps the field %s', (words) => {
    same(`<w:r><w:instrText xml:space="preserve">${words}</w:instrText></w:r>`);
  });

  it.each([
    ' INCLUDEPICTURE "a" ',
    ' includetext a',
    'DDEAUTO a b',
    ' LINK a ',
    'HYPERLINK a',
    'PAGE INCLUDEPICTURE',
    'PAGE \\* INCLUDEPICTURE "a"',
    'EQ "a"',
    '&#73;NCLUDEPICTURE a',
    '<![CDATA[INCLUDEPICTURE a]]>',
    'INCLUDE<x/>PICTURE a',
    'PICTURE a',
  ])('empties the field %s', (words) => {
    becomes(`<w:instrText>${words}</w:instrText>`, '<w:instrText></w:instrText>');
    becomes(`<q:delInstrText>${words}</q:delInstrText>`, '<q:delInstrText></q:delInstrText>');
  });

  it('keeps of a short field what it shows', () => {
    same('<w:fldSimple w:instr=" PAGE "><w:t>1</w:t></w:fldSimple>');
    const inner = '<w:fldSimple w:instr=" PAGE "><w:t>1</w:t></w:fldSimple>';
    becomes(`<w:fldSimple w:instr=' LINK "a" '>${inner}</w:fldSimple>`, inner);
    becomes('<a><w:fldSimple w:instr="DDE a b"/></a>', '<a></a>');
  });

  it('weighs long fields at once', () => {
    const long = `${' '.repeat(500_000)}x`;
    becomes(`<w:instrText>PAGE${long}</w:instrText>`, '<w:instrText></w:instrText>');
    becomes(`<w:instrText>SYMBOL ${long}+</w:instrText>`, '<w:instrText></w:instrText>');
    becomes(
      `<w:instrText>PAGE ${'\\* A '.repeat(99_999)}!</w:instrText>`,
      '<w:instrText></w:instrText>',
    );
  });
});
