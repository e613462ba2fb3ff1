export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
