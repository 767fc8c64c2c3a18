import { TemplateCard } from './template-card.js';

export const Do = () => <TemplateCard headingLevel={4} onDownload={() => undefined} />;

export const Dont = () => (
  <TemplateCard headingLevel={4} actionLabel="Klik di sini" onDownload={() => undefined} />
);
