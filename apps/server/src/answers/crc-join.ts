/** The polynomial of CRC-32, its bits in reverse. */
const POLYNOMIAL = 0xedb88320;

/** Product of two polynomials modulo the CRC's, bits in reverse: the highest bit is 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return product >>> 0;
}

/** x to the power of 8 times the number of bytes, by squaring. */
function shiftBy(bytes: number): number {
  let result = 0x80000000;
  let power = 0x00800000;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(power, result);
    power = multiply(power, power);
  }
  return result;
}

/**
 * CRC-32 of two texts in a row, from those of each.
 *
 * @param bytes length of the second
 */
export function joinCrc(first: number, second: number, bytes: number): number {
  return (multiply(shiftBy(bytes), first) ^ second) >>> 0;
}
