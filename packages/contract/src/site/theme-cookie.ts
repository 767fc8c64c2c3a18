/** Cookie in which a browser tells the chosen theme: `light` or `dark`, absent where the device decides. */
export const THEME_COOKIE = 'bank-soal-theme';
