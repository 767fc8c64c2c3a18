/** The middle of some figures. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const figure = (value) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/**
 * Collects pairs of figures, ours and theirs, from rounds in which both took their turn.
 *
 * @typedef {{ name: string, unit: string, ours: number[], theirs: number[], beside: string, target: string }} Row
 */
export class Table {
  /** @type {Map<string, Row>} */
  rows = new Map();

  /**
   * @param {string} name what was driven
   * @param {{ unit: string, beside: string, target?: string }} facts
   * @param {number} ours
   * @param {number} [theirs]
   */
  add(name, { unit, beside, target = '' }, ours, theirs) {
    const row = this.rows.get(name) ?? { name, unit, beside, target, ours: [], theirs: [] };
    row.ours.push(ours);
    if (theirs !== undefined) row.theirs.push(theirs);
    this.rows.set(name, row);
  }

  toString() {
    const lines = [...this.rows.values()].map(({ name, unit, beside, target, ours, theirs }) => {
      const own = figure(median(ours));
      if (theirs.length === 0)
        return `| ${name} | ${own} ${unit} | ${beside} | – | – | ${target} |`;
      const ratios = ours.map((value, index) => value / theirs[index]);
      const other = `${figure(median(theirs))} ${unit}`;
      return `| ${name} | ${own} ${unit} | ${beside} | ${other} | ${figure(median(ratios))} | ${target} |`;
    });
    return [
      '| What | Server | Beside | Its figure | Ratio | Target |',
      '| --- | --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n');
  }
}
