export * from './application.ts';
