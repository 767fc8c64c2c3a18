import type { SampleQuestion } from './sample-question.js';

const course = {
  subject: 'Pemrograman Berorientasi Objek',
  lecturer: 'Bagas Prasetyanto, S.T., M.T.',
};

/** Sample questions of Pemrograman Berorientasi Objek. */
export const objects: readonly SampleQuestion[] = [
  {
    id: 'pbo-enkapsulasi',
    question:
      'Kelas Rekening menyimpan saldo sebagai atribut publik. Sebutkan dua kerugian nyata dari pilihan itu, lalu ubah kelasnya sehingga saldo tidak pernah menjadi negatif.',
    level: 'Mudah',
    type: 'Essay',
    topics: [],
    ...course,
  },
  {
    id: 'pbo-generic',
    question:
      'Tulis kelas generic Pasangan<A, B> yang tidak dapat diubah setelah dibuat. Sediakan metode tukar() yang mengembalikan Pasangan<B, A>, dan berikan satu contoh pemakaiannya.',
    level: 'Sedang',
    type: 'Coding',
    topics: ['Generic'],
    ...course,
  },
  {
    id: 'pbo-polimorfisme',
    question: `Perhatikan program berikut.

\`\`\`java
class Hewan {
    String suara() { return "..."; }
    void perkenalkan() { System.out.println("Saya berbunyi " + suara()); }
}

class Kucing extends Hewan {
    @Override
    String suara() { return "meong"; }
}

public class Utama {
    public static void main(String[] args) {
        Hewan h = new Kucing();
        h.perkenalkan();
    }
}
\`\`\`

1. Apa yang tercetak?
2. Metode \`suara()\` mana yang dipanggil, dan **kapan** hal itu diputuskan?
3. Apa yang berubah bila \`suara()\` dibuat \`static\` di kedua kelas (tanpa \`@Override\`)?`,
    level: 'Sedang',
    type: 'Markdown',
    topics: [],
    ...course,
  },
  {
    id: 'pbo-inheritance',
    question:
      'Seorang rekan menurunkan kelas Persegi dari kelas PersegiPanjang yang memiliki setLebar() dan setTinggi(). Tunjukkan potongan kode yang benar untuk PersegiPanjang tetapi keliru untuk Persegi, lalu usulkan rancangan tanpa inheritance yang menghindarinya.',
    level: 'Sulit',
    type: 'Essay',
    topics: ['Inheritance'],
    ...course,
  },
];
