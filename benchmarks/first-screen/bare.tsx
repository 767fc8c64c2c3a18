import './bare.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useSearchParams } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';

interface Set {
  id: number;
  title: string;
  subject: string;
  lecturer: string;
  level: string;
  topics: string;
  downloads: number;
}

const load = (path: string): Promise<Set[]> => fetch(path).then((answer) => answer.json());

function Search() {
  const [params, setParams] = useSearchParams();
  const { data = [] } = useSWR('/api/questionsets', load);
  const text = (params.get('q') ?? '').toLowerCase();
  const found = data.filter(({ title }) => title.toLowerCase().includes(text));
  return (
    <main>
      <h1>Paket Soal Informatika</h1>
      <p>Cari, lihat, dan unduh soal ujian beserta kunci jawaban dan test case-nya.</p>
      <input value={text} onChange={({ target }) => setParams({ q: target.value })} />
      <output>{found.length} paket</output>
      <ul>
        {found.map((set) => (
          <li key={set.id}>
            <h2>
              <Link to={`/preview/${set.id}`}>{set.title}</Link>
            </h2>
            <p>{set.subject}</p>
            <p>{set.lecturer}</p>
            <p>{set.level}</p>
            <p>{set.topics}</p>
            <button type="button">Unduh</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <SWRConfig value={{ shouldRetryOnError: false }}>
        <BrowserRouter>
          <header>
            <nav>
              <Link to="/">Home</Link>
              <Link to="/search">Cari Soal</Link>
            </nav>
          </header>
          <Routes>
            <Route path="*" element={<Search />} />
          </Routes>
        </BrowserRouter>
      </SWRConfig>
    </StrictMode>,
  );
}
