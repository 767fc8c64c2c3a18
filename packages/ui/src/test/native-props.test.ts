import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarChart } from '../components/admin/bar-chart/index.js';
import { HeatTable } from '../components/admin/heat-table/index.js';
import { StatCard } from '../components/admin/stat-card/index.js';
import { SearchIcon } from '../components/data/icon/index.js';
import { FileIcon } from '../components/files/file-row/index.js';
import { BrandMark } from '../components/frame/brand-mark/index.js';
import { BackLink } from '../components/frame/page-header/index.js';
import { HeaderBrand, HeaderSession } from '../components/frame/site-header/index.js';
import { ConflictChoice } from '../components/inputs/conflict-choice/index.js';
import { AuthLead } from '../components/layout/auth-layout/index.js';
import { DensityProvider } from '../components/layout/density-provider/index.js';
import { FeatureCard } from '../components/navigation/feature-card/index.js';
import { ThemeToggle } from '../components/navigation/theme-toggle/index.js';
import { UserMenu } from '../components/navigation/user-menu/index.js';

const figures = { caption: 'Unduhan', labelHeading: '', valueHeading: '', tableLabel: '' };

it.each<[string, object, unknown]>([
  ['BarChart', { ...figures, bars: [] }, BarChart],
  ['HeatTable', { caption: 'Kunci', rowHeading: '', columns: [], rows: [], empty: '' }, HeatTable],
  ['StatCard', { label: 'Dosen' }, StatCard],
  ['Icon', {}, SearchIcon],
  ['FileIcon', { kind: 'pdf' }, FileIcon],
  ['BrandMark', {}, BrandMark],
  ['BrandMark with an image', { src: '/a.svg' }, BrandMark],
  ['BackLink', { href: '/' }, BackLink],
  ['BackLink as a button', {}, BackLink],
  ['HeaderBrand', { name: 'Bank Soal', href: '/' }, HeaderBrand],
  ['HeaderSession', { username: 'dewi' }, HeaderSession],
  ['HeaderSession, signed out', { loginHref: '/' }, HeaderSession],
  ['ConflictChoice', { title: 'Bentrok', fields: [] }, ConflictChoice],
  ['AuthLead', {}, AuthLead],
  ['DensityProvider', {}, DensityProvider],
  ['FeatureCard', { href: '/', title: 'Cari' }, FeatureCard],
  ['ThemeToggle', {}, ThemeToggle],
  ['UserMenu', { name: 'dewi' }, UserMenu],
])('%s passes native props to its element', (_, props, component) => {
  const native = { id: 'own-id', className: 'own-class', 'data-own': '' };
  const html = renderToStaticMarkup(
    createElement(component as ComponentType<object>, { ...native, ...props }),
  );
  const [element = ''] = html.split('>').filter((tag) => tag.includes('own-id'));
  expect(element).toContain('own-class');
  expect(element).toContain('data-own=""');
});
