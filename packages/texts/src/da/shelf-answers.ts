export { accountsTexts } from './accounts.ts';
export { errorsTexts } from './errors.ts';
export { fideReportTexts } from './fide-report.ts';
export { filesTexts } from './files.ts';
export { refusalsTexts } from './refusals.ts';
