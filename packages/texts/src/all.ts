import type { Language } from '@rokade/tournament';
import type { TextKey } from './catalogue.ts';
import * as daAnswers from './da/shelf-answers.ts';
import * as daClub from './da/shelf-club.ts';
import * as daConsole from './da/shelf-console.ts';
import * as daFront from './da/shelf-front.ts';
import * as daLeagues from './da/shelf-leagues.ts';
import * as daLists from './da/shelf-lists.ts';
import * as daServed from './da/shelf-served.ts';
import * as daTerminal from './da/shelf-terminal.ts';
import * as daTournament from './da/shelf-tournament.ts';
import * as deAnswers from './de/shelf-answers.ts';
import * as deClub from './de/shelf-club.ts';
import * as deConsole from './de/shelf-console.ts';
import * as deFront from './de/shelf-front.ts';
import * as deLeagues from './de/shelf-leagues.ts';
import * as deLists from './de/shelf-lists.ts';
import * as deServed from './de/shelf-served.ts';
import * as deTerminal from './de/shelf-terminal.ts';
import * as deTournament from './de/shelf-tournament.ts';
import * as enAnswers from './en/shelf-answers.ts';
import * as enClub from './en/shelf-club.ts';
import * as enConsole from './en/shelf-console.ts';
import * as enFront from './en/shelf-front.ts';
import * as enLeagues from './en/shelf-leagues.ts';
import * as enLists from './en/shelf-lists.ts';
import * as enServed from './en/shelf-served.ts';
import * as enTerminal from './en/shelf-terminal.ts';
import * as enTournament from './en/shelf-tournament.ts';
import { makeTranslate, type Translate } from './translate.ts';

/** All shelves of each language. */
const shelves = {
  da: [
    daFront,
    daTournament,
    daAnswers,
    daConsole,
    daClub,
    daLeagues,
    daLists,
    daServed,
    daTerminal,
  ],
  de: [
    deFront,
    deTournament,
    deAnswers,
    deConsole,
    deClub,
    deLeagues,
    deLists,
    deServed,
    deTerminal,
  ],
  en: [
    enFront,
    enTournament,
    enAnswers,
    enConsole,
    enClub,
    enLeagues,
    enLists,
    enServed,
    enTerminal,
  ],
};

/** The texts of a language, put together when they are first needed. */
const made = new Map<Language, Translate>();

/** All texts of one language, for callers that answer in any of them: the server, scripts and tests. */
export function translator(language: Language): Translate {
  const before = made.get(language);
  if (before !== undefined) return before;
  const texts = Object.assign({}, ...shelves[language].flatMap((shelf) => Object.values(shelf)));
  const translate: Translate = makeTranslate(language, texts);
  made.set(language, translate);
  return translate;
}

/** The names of all texts, by area. */
export const textKeys = shelves.en
  .flatMap((shelf): readonly object[] => Object.values(shelf))
  .flatMap(Object.keys) as readonly TextKey[];
