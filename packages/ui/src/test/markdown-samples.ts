/** Texts for stories: what a lecturer writes into a question. */
export const question = `Diberikan larik \`A\` berisi **n** bilangan bulat. Rancang algoritme *divide and conquer* yang
mencari jumlah terbesar dari sublarik yang bersambung.

1. Tuliskan relasi rekurensinya.
2. Buktikan kompleksitas waktunya.
`;

export const everything = `# Ujian Akhir Semester

Kerjakan **tiga** dari *empat* soal. ~~Boleh~~ Tidak boleh membuka catatan. Lihat
[silabus](https://contoh.ac.id/silabus) atau tulis ke [dosen](mailto:dosen@contoh.ac.id).

## Soal 1: pengurutan

Fungsi \`gabung(a, b)\` menggabungkan dua larik terurut.[^1]

- Larik kosong
  - panjang nol
  - tanpa isi
- Larik satu unsur

3. Mulai dari tiga
4. Lanjut ke empat

- [x] Kasus rata-rata
- [ ] Kasus terburuk

### Perbandingan

| Algoritme | Rata-rata | Terburuk | Stabil |
| :-- | :-: | --: | --- |
| Merge sort | n log n | n log n | ya |
| Quick sort | n log n | n² | tidak |

> Ingat: yang dinilai adalah alasannya, bukan hanya jawabannya.

#### Catatan

![Pohon rekursi](data:image/png;base64,x)

---

[^1]: Kedua larik boleh berbeda panjang.
`;

export const maths = `Biaya kantin $5 dan $10 bukan rumus, tetapi $$n^2$$ rumus.

$$
T(n) = 2\\,T\\!\\left(\\frac{n}{2}\\right) + \\sum_{i=1}^{n} \\sqrt{i}
$$

\`\`\`math
\\begin{pmatrix} 1 & 0 \\\\ 0 & 1 \\end{pmatrix}
\`\`\`

$$
\\frac{1
$$
`;

export const code = `\`\`\`python
# Jumlah terbesar dari sublarik
def terbesar(larik: list[int]) -> int:
    jumlah = paling = larik[0]
    for nilai in larik[1:]:
        jumlah = max(nilai, jumlah + nilai)
        paling = max(paling, jumlah)
    return paling, "selesai"
\`\`\`

\`\`\`sql
SELECT mk.nama, COUNT(*) AS jumlah FROM paket_soal ps JOIN mata_kuliah mk ON mk.id = ps.mata_kuliah_id GROUP BY mk.nama HAVING COUNT(*) > 10;
\`\`\`

\`\`\`
tanpa bahasa
\`\`\`
`;

export const hostile = `[jahat](javascript:alert(1)) [data](data:text/html,x) [relatif](/preview/12) [surel](mailto:a@contoh.ac.id)

<script>document.body.dataset.broken = 'yes'</script>

<img src="x" onerror="document.body.dataset.broken = 'yes'">

![gambar](javascript:alert(1))
`;

export const wide = `| Ketidakbertanggungjawabannyakah | Pemrograman berorientasi objek lanjutan | Kompleksitas rata-rata |
| --- | --- | --- |
| soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_2026_revisi_terakhir.pdf | 123.456.789.012 | O(n log n) |

https://contoh.ac.id/alamat/yang/sangat/panjang/sekali/tanpa/spasi/dan/tanpa/tanda/hubung/di-dalamnya
`;
