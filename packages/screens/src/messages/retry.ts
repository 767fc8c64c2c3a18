/** What asks again for something that could not be had. */
export const RETRY = 'Coba Lagi';
