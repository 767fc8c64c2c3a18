type Code = number | null;
type State = (code: Code) => State | undefined;

/** The part of micromark's tokenizer that a custom construct uses. */
interface Effects {
  enter: (type: string) => unknown;
  exit: (type: string) => unknown;
  consume: (code: Code) => unknown;
}

const DOLLAR = 36;
const BACKSLASH = 92;
const BACKTICK = 96;

const isBreak = (code: Code) => code !== null && code < -2;
const isBlank = (code: Code) => code === null || code < 0 || code === 32 || code === 160;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;

function tokenize(effects: Effects, ok: State, nok: State): State {
  /** The sign before, unless a backslash is before that. */
  let last: Code = null;
  let isOpen = false;

  const close = () => {
    if (isOpen) effects.exit('mathTextData');
    isOpen = false;
  };
  const take = (code: Code) => {
    if (!isOpen) effects.enter('mathTextData');
    isOpen = true;
    effects.consume(code);
    last = code;
  };

  const escaped: State = (code) => {
    if (code === null || isBreak(code)) return within(code);
    take(code);
    last = null;
    return within;
  };
  const within: State = (code) => {
    if (code === null || code === BACKTICK) return nok(code);
    if (isBreak(code)) {
      close();
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      last = code;
      return within;
    }
    if (code !== DOLLAR) {
      take(code);
      return code === BACKSLASH ? escaped : within;
    }
    if (last !== null && isBlank(last)) return nok(code);
    close();
    effects.enter('mathTextSequence');
    effects.consume(code);
    effects.exit('mathTextSequence');
    effects.exit('mathText');
    return end;
  };
  const end: State = (code) => (isDigit(code) || code === DOLLAR ? nok(code) : ok(code));
  const first: State = (code) => (isBlank(code) || code === DOLLAR ? nok(code) : within(code));
  return (code) => {
    effects.enter('mathText');
    effects.enter('mathTextSequence');
    effects.consume(code);
    effects.exit('mathTextSequence');
    return first;
  };
}

const signs = {
  text: {
    [DOLLAR]: { name: 'singleDollar', tokenize, previous: (code: Code) => code !== DOLLAR },
  },
};

function addSigns(this: { data: () => object }): void {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), signs];
}

/**
 * Reads formulas between single dollars, beside those that `remark-math` reads, by Pandoc's rule: no blank behind
 * the first, none before the second, and no digit behind that. `$5 dan $10` stays money. No code begins within.
 */
export const singleDollars = addSigns;
