import { p, x } from '../word-exam.js';
import type { Points } from './points.js';

const math = (inner: string) => x(`<m:oMath>${inner}</m:oMath>`);
const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const e = (inner: string, name = 'e') => `<m:${name}>${inner}</m:${name}>`;
const ask = (...parts: Parameters<typeof p>) => p('1. Hitung ', ...parts);

/** Formulas of Word. */
export const formulaPoints: Points = {
  'a fraction': [
    ask(math(`<m:f>${e(r('a'), 'num')}${e(r('b'), 'den')}</m:f>`), '.'),
    ['1 uraian ¦ Hitung $$\\frac{a}{b}$$.'],
  ],
  'powers, indices, roots': [
    ask(
      math(
        `<m:sSup>${e(r('x'))}${e(r('2'), 'sup')}</m:sSup>${r('+')}<m:sSub>${e(r('a'))}${e(r('n'), 'sub')}</m:sSub>${r('+')}<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(r('y'))}</m:rad><m:rad>${e(r('3'), 'deg')}${e(r('z'))}</m:rad>`,
      ),
    ),
    ['1 uraian ¦ Hitung $$x^{2}+a_{n}+\\sqrt{y}\\sqrt[3]{z}$$'],
  ],
  'a sum': [
    ask(
      math(
        `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${e(r('i=1'), 'sub')}${e(r('n'), 'sup')}${e(r('i'))}</m:nary>`,
      ),
    ),
    ['1 uraian ¦ Hitung $$\\sum_{i=1}^{n} i$$'],
  ],
  'an integral without a sign': [
    ask(math(`<m:nary><m:naryPr/>${e(r('0'), 'sub')}${e(r('1'), 'sup')}${e(r('x dx'))}</m:nary>`)),
    ['1 uraian ¦ Hitung $$\\int_{0}^{1} x dx$$'],
  ],
  'a matrix in brackets': [
    ask(
      math(
        `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e(`<m:m><m:mr>${e(r('1'))}${e(r('2'))}</m:mr><m:mr>${e(r('3'))}${e(r('4'))}</m:mr></m:m>`)}</m:d>`,
      ),
    ),
    ['1 uraian ¦ Hitung $$\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}$$'],
  ],
  cases: [
    ask(
      math(
        `${r('f=')}<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(r('1, x&gt;0'))}${e(r('0, x≤0'))}</m:eqArr>`)}</m:d>`,
      ),
    ),
    ['1 uraian ¦ Hitung $$f=\\begin{cases} 1, x>0 \\\\ 0, x\\le 0 \\end{cases}$$'],
  ],
  'functions and limits': [
    ask(
      math(
        `<m:func>${e(`<m:limLow>${e('<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>lim</m:t></m:r>')}${e(r('n→∞'), 'lim')}</m:limLow>`, 'fName')}${e(r('n'))}</m:func>`,
      ),
    ),
    ['1 uraian ¦ Hitung $$\\lim_{n\\to \\infty} n$$'],
  ],
  'accents, bars, braces': [
    ask(
      math(
        `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(r('v'))}</m:acc><m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r('x'))}</m:bar>`,
      ),
    ),
    ['1 uraian ¦ Hitung $$\\vec{v}\\overline{x}$$'],
  ],
  'words in a formula': [
    ask(math('<m:r><m:rPr><m:nor/></m:rPr><m:t>luas alas</m:t></m:r>' + r('=2'))),
    ['1 uraian ¦ Hitung $$\\text{luas alas}=2$$'],
  ],
  'a formula in a line of its own': [
    p('1. Hitung:') +
      p(x(`<m:oMathPara><m:oMath>${r('a+b')}</m:oMath></m:oMathPara>`)) +
      p('dengan a = 1.'),
    ['1 uraian ¦ Hitung:⏎⏎$$⏎a+b⏎$$⏎⏎dengan a = 1.'],
  ],
  'a formula of two lines': [
    p('1. Hitung:') +
      p(
        x(
          `<m:oMathPara><m:oMath>${r('a=1')}</m:oMath><m:oMath>${r('b=2')}</m:oMath></m:oMathPara>`,
        ),
      ),
    ['1 uraian ¦ Hitung:⏎⏎$$⏎a=1⏎$$⏎⏎$$⏎b=2⏎$$'],
  ],
  'a formula that is lost': [
    ask(math(`<m:unknown>${r('q')}</m:unknown>`)),
    ['1 uraian ¦ Hitung $$q$$ ¦ !formula-lost'],
  ],
};
