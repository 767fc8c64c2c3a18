import { n, p, x } from '../word-exam.js';
import type { Points } from './points.js';

const drawing = (blip: string, around = 'inline') =>
  x(
    `<w:r><w:drawing><wp:${around}><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip ${blip}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:${around}></w:drawing></w:r>`,
  );
const picture = { picture: true };
const box = (text: string) =>
  `<w:txbxContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:txbxContent>`;

/** Pictures and what lies around texts. */
export const picturePoints: Points = {
  'a picture in the line': [
    p('1. Apa ini? ', drawing('r:embed="p1"')),
    ['1 uraian ¦ Apa ini? ![](gambar:)'],
    picture,
  ],
  'a picture beside the text': [
    p('1. Apa ini? ', drawing('r:embed="p1"', 'anchor')),
    ['1 uraian ¦ Apa ini? ![](gambar:)'],
    picture,
  ],
  'a picture in a paragraph of its own': [
    n(1, 0, 'Apa ini?') + p(drawing('r:embed="p1"')) + n(1, 1, 'x') + n(1, 1, ['y', 'b']),
    ['1 pilihan ¦ Apa ini?⏎⏎![](gambar:) ¦ x / *y'],
    picture,
  ],
  'a picture with a fallback stands once': [
    p(
      '1. Apa? ',
      x(
        `<w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice>${drawing('r:embed="p1"').xml.slice(5, -6)}</mc:Choice><mc:Fallback><w:pict><v:imagedata r:id="p1"/></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
    ),
    ['1 uraian ¦ Apa? ![](gambar:)'],
    picture,
  ],
  'an old picture': [
    p('1. Apa? ', x('<w:r><w:pict><v:shape><v:imagedata r:id="p1"/></v:shape></w:pict></w:r>')),
    ['1 uraian ¦ Apa? ![](gambar:)'],
    picture,
  ],
  'a picture that is linked': [
    p('1. Apa? ', drawing('r:link="p2"')),
    ['1 uraian ¦ Apa? ¦ !picture-lost'],
    { relations: [['p2', 'image', 'http://127.0.0.1:9/a.png', true]] },
  ],
  'a picture that is missing': [
    p('1. Apa? ', drawing('r:embed="p2"')),
    ['1 uraian ¦ Apa? ¦ !picture-lost'],
    { relations: [['p2', 'image', 'media/b.png']] },
  ],
  'a picture of another kind': [
    p('1. Apa? ', drawing('r:embed="p2"')),
    ['1 uraian ¦ Apa? ¦ !picture-lost'],
    {
      relations: [['p2', 'image', 'media/b.wmf']],
      parts: { 'word/media/b.wmf': Buffer.from('d7cdc69a', 'hex') },
    },
  ],
  'a picture in a group': [
    p(
      '1. Apa? ',
      x(
        '<w:r><w:drawing><wp:anchor><a:graphic><a:graphicData><wpg:wgp xmlns:wpg="g"><pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic></wpg:wgp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>',
      ),
    ),
    ['1 uraian ¦ Apa? ![](gambar:)'],
    picture,
  ],
  'a text box is read once': [
    p(
      '1. Apa? ',
      x(
        `<w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice><w:drawing><wps:txbx xmlns:wps="s">${box('di kotak')}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box('di kotak')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
    ) + p('2. Lalu?'),
    ['1 uraian ¦ Apa?⏎⏎di kotak', '2 uraian ¦ Lalu?'],
  ],
  'a chart is lost': [
    p(
      '1. Apa? ',
      x(
        '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart xmlns:c="c" r:id="c1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
      ),
    ),
    ['1 uraian ¦ Apa? ¦ !picture-lost'],
  ],
  'a chart with a picture for older programs': [
    p(
      '1. Apa? ',
      x(
        '<w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice><w:drawing><c:chart xmlns:c="c" r:id="c1"/></w:drawing></mc:Choice><mc:Fallback><w:pict><v:imagedata r:id="p1"/></w:pict></mc:Fallback></mc:AlternateContent></w:r>',
      ),
    ),
    ['1 uraian ¦ Apa? ![](gambar:)'],
    picture,
  ],
};
