import '@bank-soal/ui/fonts.css';
import '@bank-soal/ui/styles.css';
import '@bank-soal/ui/page.css';
import type { ReactNode } from 'react';

export const metadata = {
  title: 'Paket Soal',
  description: 'Paket soal yang digambar di server.',
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="id">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
