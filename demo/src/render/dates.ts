const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', ...options });

const longDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** 'Selasa, 15 Oktober 2024' for '2024-10-15'. */
export const formatDay = (date: string): string => longDay.format(new Date(`${date}T00:00:00Z`));
