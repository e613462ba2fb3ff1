export { consequenceText } from '@rokade/tables';
