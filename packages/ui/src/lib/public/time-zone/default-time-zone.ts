/** Where the product lives, whatever zone the machine is in. */
export const DEFAULT_TIME_ZONE = 'Asia/Jakarta';
