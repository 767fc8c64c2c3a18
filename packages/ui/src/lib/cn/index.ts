export { type ClassValue, clsx as cn } from 'clsx';
