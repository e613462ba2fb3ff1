export { actions } from '#lib/server/forms/tell.ts';
