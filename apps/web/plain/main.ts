import { loadTranslate } from '@rokade/texts';
import { type Language, languages } from '@rokade/tournament';
import { mount } from 'svelte';
import '../src/app.css';
import PlainPage from './PlainPage.svelte';

/** The language that the address asks for (`?language=da`), else the first of the reader's own. */
function chosenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('language');
  const wanted = [asked ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => languages.find((one) => one === tag) ?? [])[0] ?? 'en';
}

async function showPage(language: Language): Promise<void> {
  const t = await loadTranslate(language, 'server');
  document.documentElement.lang = language;
  document.title = `${t('public.report-file')} – Rokade`;
  const target = document.getElementById('app') ?? document.body;
  const leadsBack = new URLSearchParams(location.search).has('back');
  mount(PlainPage, { target, props: { language, t, leadsBack } });
}

void showPage(chosenLanguage());
