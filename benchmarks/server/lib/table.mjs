/** The round that the rest of the machine disturbed least: the highest rate, else the lowest figure. */
function best(values, unit) {
  return unit === '/s' ? Math.max(...values) : Math.min(...values);
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
      const own = best(ours, unit);
      const cell = `${figure(own)} ${unit}`;
      if (theirs.length === 0) return `| ${name} | ${cell} | ${beside} | – | – | ${target} |`;
      const other = best(theirs, unit);
      const ratio = figure(own / other);
      return `| ${name} | ${cell} | ${beside} | ${figure(other)} ${unit} | ${ratio} | ${target} |`;
    });
    return [
      '| What | Server | Beside | Its figure | Ratio | Target |',
      '| --- | --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n');
  }
}
