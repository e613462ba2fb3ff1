/** The database's file name inside the data folder. */
export const databaseFileName = 'rokade.sqlite';
