import { tick } from 'svelte';
import { invalidateAll } from '$app/navigation';
import { keepingTyped, typedOnPage } from './typed.ts';

/**
 * For the form with which a reader sets the page's language, text size or colours. Usually the page
 * is loaded again. If something was typed on it, the page stays and the choice is applied to it, so
 * that nothing typed is lost.
 *
 * @param put writes the choice to the page's root element
 */
export const chosenInPlace =
  (put: (chosen: string) => void) =>
  (form: HTMLFormElement): (() => void) => {
    const send = (event: SubmitEvent): void => {
      const typed = typedOnPage();
      const { submitter } = event;
      if (typed.length === 0 || !(submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      void keepingTyped(typed, async () => {
        const { name, value } = submitter;
        const body = new URLSearchParams({ [name]: value, back: '/' });
        const sent = { method: 'POST', body, redirect: 'manual' } as const;
        if ((await fetch(form.action, sent).catch(() => null)) === null) return;
        await invalidateAll();
        put(value);
        await tick();
      });
    };
    form.addEventListener('submit', send);
    return () => form.removeEventListener('submit', send);
  };
