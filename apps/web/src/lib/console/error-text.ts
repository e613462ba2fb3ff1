export { errorText } from '@rokade/tables';
