import type { QuestionFormat } from '@bank-soal/contract/questions';
import { describe, expect, it } from 'vitest';
import { dice } from './test/random-questions.js';
import { rowsOf } from './test/read.js';

type Roll = ReturnType<typeof dice>;

/** A word of a file, and the note about it where it does not come. */
interface Word {
  word: string;
  lostBy?: string;
}

const pick = <T>(roll: Roll, list: readonly T[]) => list[roll(list.length)] as T;

/** Makes words like no other, and remembers them. */
function createWords(roll: Roll) {
  const words: Word[] = [];
  const next = (lostBy?: string) => {
    const word = `kata${words.length + 1}q`;
    words.push({ word, ...(lostBy && { lostBy }) });
    return word;
  };
  return { words, next, roll };
}

type Words = ReturnType<typeof createWords>;

/** Ways in which people and their editors put a word into HTML. */
const HTML: readonly ((word: string) => string)[] = [
  (one) => one,
  (one) => `<p>${one}</p>`,
  (one) => `<p>a <b>${one}</b><br>b</p>`,
  (one) => `<div><span style="color:red">${one}</span></div>`,
  (one) => `<ul><li>a</li><li>${one}</li></ul>`,
  (one) => `<dl><dt>${one}</dt><dd>b</dd></dl>`,
  (one) => `<table><caption>${one}</caption><tr><td>a</td></tr></table>`,
  (one) => `<table><tr><th>a</th></tr><tr><td>${one}</td></tr></table>`,
  (one) => `<pre>int ${one};</pre>`,
  (one) => `<p><code>${one} &lt; b</code></p>`,
  (one) => `<p>vector&lt;${one}&gt; v</p>`,
  (one) => `<p>O(n<sup>${one}</sup>) x<sub>i</sub></p>`,
  (one) => `<p>\\(x_{${one}}\\) dan $y$</p>`,
  (one) => `<p>\\[x<br>+ ${one}\\]</p>`,
  (one) => `<p>$${one}$ dan $5</p>`,
  (one) => `<math><mi>${one}</mi></math>`,
  (one) => `<math><mlongdiv><mn>${one}</mn></mlongdiv></math>`,
  (one) => `<p>«math»«mi»${one}«/mi»«/math»</p>`,
  (one) => `<svg><text>${one}</text></svg>`,
  (one) => `<details><summary>${one}</summary>isi</details>`,
  (one) => `<figure><img src="https://a.b/c.png" alt="a"><figcaption>${one}</figcaption></figure>`,
  (one) => `<img src="@@PLUGINFILE@@/x.png" alt="${one}">`,
  (one) => `<a href="@@PLUGINFILE@@/x.zip">${one}</a>`,
  (one) => `<iframe src="https://a.b" title="${one}"></iframe>`,
  (one) => `<object data="x.swf">${one}</object>`,
  (one) => `<fieldset><legend>${one}</legend></fieldset>`,
  (one) => `<select><option>${one}</option></select>`,
  (one) => `<button>${one}</button>`,
  (one) => `<textarea>${one}</textarea>`,
  (one) => `<center><font color="red">${one}</font></center>`,
  (one) => `<blockquote>${one}</blockquote>`,
  (one) => `<h2>${one}</h2>`,
  (one) => `<p><ruby>${one}<rt>b</rt></ruby> <q>c</q> <kbd>d</kbd></p>`,
  (one) => `<p><ins>${one}</ins> <del>b</del> <mark>c</mark> <abbr title="x">d</abbr></p>`,
  (one) => `<audio src="@@PLUGINFILE@@/a.mp3">${one}</audio>`,
  (one) => `<video controls>${one}</video>`,
  (one) => `<noscript>${one}</noscript>`,
  (one) => `<asing>${one}</asing>`,
  (one) => `<menu><li>${one}</li></menu>`,
  (one) => `<applet>${one}</applet>`,
];

const html = ({ next, roll }: Words, lostBy?: string) => pick(roll, HTML)(next(lostBy));

/** A text of Moodle, in a section or as people forget it. */
const text = (words: Words, lostBy?: string) => `<text><![CDATA[${html(words, lostBy)}]]></text>`;

const bare = (words: Words) =>
  `<text>a <b>${words.next()}</b> &lt;i&gt;${words.next()}&lt;/i&gt;</text>`;

const feedback = (words: Words) =>
  pick(words.roll, ['', `<feedback>${text(words, 'feedback-lost')}</feedback>`]);

const answer = (words: Words, fraction: number | string, content = text(words)) =>
  `<answer fraction="${fraction}">${content}${feedback(words)}</answer>`;

const plain = ({ next }: Words, lostBy?: string) => `<text>${next(lostBy)}</text>`;

const TYPES: readonly ((words: Words) => string)[] = [
  (words) =>
    `<question type="multichoice">${asked(words)}${answer(words, 100)}${answer(words, 0, bare(words))}</question>`,
  (words) =>
    `<question type="shortanswer">${asked(words)}${answer(words, 100, plain(words))}${answer(words, '50,0', plain(words))}${answer(words, 0, plain(words, 'wrong-answer-lost'))}</question>`,
  (words) =>
    `<question type="essay">${asked(words)}<graderinfo format="html">${text(words)}</graderinfo><responsetemplate>${plain(words, 'template-lost')}</responsetemplate></question>`,
  (words) =>
    `<question type="coderunner">${asked(words)}<answer>  ${words.next()} = 1</answer><answerpreload>${words.next('template-lost')}</answerpreload><testcases><testcase><stdin>${plain(words, 'test-cases-lost')}</stdin></testcase></testcases></question>`,
  (words) =>
    `<question type="matching">${asked(words)}<subquestion>${text(words)}<answer>${plain(words)}</answer></subquestion><subquestion><text></text><answer>${plain(words)}</answer></subquestion></question>`,
  (words) =>
    `<question type="cloze"><questiontext format="html"><text><![CDATA[${html(words)} {1:SA:=${words.next()}~%50%${words.next()}#${words.next('feedback-lost')}~${words.next('wrong-answer-lost')}} <code>{2:MC:=${words.next()}~${words.next()}}</code>]]></text></questiontext></question>`,
];

function asked(words: Words): string {
  const format = pick(words.roll, ['html', 'markdown', 'plain_text', 'moodle_auto_format']);
  const body =
    format === 'html' ? html(words) : `a *${words.next()}* <${words.next()}> $${words.next()}$`;
  const hint = pick(words.roll, ['', `<hint>${plain(words, 'hints-lost')}</hint>`]);
  return `<questiontext format="${format}"><text><![CDATA[${body}]]></text></questiontext><generalfeedback>${text(words)}</generalfeedback>${hint}`;
}

const GIFT: readonly ((words: Words) => string)[] = [
  ({ next }) => `${next()} {=${next()}#${next('feedback-lost')} ~${next()}}`,
  ({ next }) =>
    `[html]<b>${next()}</b> {=%100%${next()} =%50%${next()} =%0%${next('wrong-answer-lost')}}`,
  ({ next }) => `${next()} {#3.14:0.01 #${next('feedback-lost')}: a ~#${next('feedback-lost')}}`,
  ({ next }) =>
    `${next()} {TRUE#${next('feedback-lost')}#${next('feedback-lost')}####${next()}: x}`,
  ({ next }) => `${next()} {=${next()} -> ${next()} =${next()} -> ${next()}}`,
  ({ next }) => `[markdown]a *${next()}* <${next()}> {####${next()}}`,
  ({ next }) => `${next()} {=${next()}} ${next()} $${next()}$ vector<${next()}>.`,
];

const AIKEN: readonly ((words: Words) => string)[] = [
  ({ next }) =>
    `${next()} vector<${next()}>\n${next()}.print();\nA. ${next()}\nB) <b>${next()}</b>\nANSWER: B) ${next()}`.replace(
      /ANSWER: B\) \w+/,
      'ANSWER: B)',
    ),
  ({ next }) => `C.S. ${next()} *${next()}*\nA. $${next()}$\nB. ${next()}\nJAWABAN: a`,
];

const FORMATS: readonly [
  QuestionFormat,
  readonly ((words: Words) => string)[],
  (one: string) => string,
][] = [
  ['moodle', TYPES, (one) => `<quiz>${one}</quiz>`],
  ['gift', GIFT, (one) => one],
  ['aiken', AIKEN, (one) => one],
];

const RUNS = 400;

describe.each(FORMATS)('every word of a file of %s', (format, kinds, wrap) => {
  it('is in the question, or a note tells of it', () => {
    const roll = dice(20_261_128);
    const gone: string[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const words = createWords(roll);
      const file = wrap(kinds[run % kinds.length]?.(words) ?? '');
      const [row] = rowsOf(file, format);
      const said = JSON.stringify([row?.question, row?.problems.map(({ message }) => message)]);
      const codes: string[] = row?.problems.map(({ code }) => code) ?? [];
      const lost = words.words.filter(
        ({ word, lostBy }) =>
          file.includes(word) && !said.includes(word) && !(lostBy && codes.includes(lostBy)),
      );
      if (lost.length > 0) gone.push(`${lost.map(({ word }) => word).join()}: ${file}`);
    }
    expect([...new Set(gone)].slice(0, 5)).toEqual([]);
  });
});
