/** The host's own elements, without a class of the library. */
export function HostPart() {
  return (
    <section data-part-of="host">
      <h1>Fakultas Lain</h1>
      <p>
        Teks dengan <a href="#tautan">tautan</a>.
      </p>
      <div className="mt-8 rounded-xl bg-amber-200 p-6 text-lg">Utilitas sendiri</div>
      <button type="button">Tombol</button>
      <label>
        Isian <input defaultValue="isi" />
      </label>
      <select defaultValue="a">
        <option value="a">Pilihan</option>
      </select>
      <table>
        <thead>
          <tr>
            <th>Kepala</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Sel</td>
          </tr>
        </tbody>
      </table>
      <ul>
        <li>Butir</li>
      </ul>
    </section>
  );
}
