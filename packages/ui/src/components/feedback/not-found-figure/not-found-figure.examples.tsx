import { EmptyState } from '../empty-state/index.js';
import { NotFoundFigure } from './not-found-figure.js';

export const Do = () => (
  <EmptyState
    size="sm"
    icon={<NotFoundFigure />}
    title="Halaman tidak ditemukan"
    description="Periksa alamatnya, atau mulai lagi dari beranda."
  />
);

export const Dont = () => <EmptyState size="sm" icon={<NotFoundFigure />} title="Ups!" />;
