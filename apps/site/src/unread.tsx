export { UnreadBadge as default } from '@bank-soal/screens/notices';
