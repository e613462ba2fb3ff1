export { type Namer, namesIn, nobody, plainFacts } from '@rokade/tables';
