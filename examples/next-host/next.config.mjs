const server = process.env.BANK_SOAL_SERVER ?? 'http://127.0.0.1:3000';

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  // Title and description come with the head, not after the page.
  htmlLimitedBots: /.*/,
  rewrites: async () => [{ source: '/api/:path*', destination: `${server}/api/:path*` }],
};
