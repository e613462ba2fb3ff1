export { accountsTexts } from './accounts.ts';
export { errorsTexts } from './errors.ts';
export { fideReportTexts } from './fide-report.ts';
export { filesTexts } from './files.ts';
export { normsTexts } from './norms.ts';
export { peopleAnswersTexts } from './people-answers.ts';
export { ratingListsTexts } from './rating-lists.ts';
export { refusalsTexts } from './refusals.ts';
