import { publicAbout } from '@rokade/presentation/about/about-tournament.ts';
import { reportedMatters } from '@rokade/presentation/desks/appeals/reported-matters.ts';
import { timesWords } from '@rokade/presentation/desks/incidents/clock-times.ts';
import { envelopesOf } from '@rokade/presentation/desks/incidents/envelopes.ts';
import { incidentBook } from '@rokade/presentation/desks/incidents/incident-book.ts';
import { printedSheet } from '@rokade/presentation/print/printed-sheet.ts';
import { sheetHead } from '@rokade/presentation/print/sheet-head.ts';
import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import { normCertificates } from '@rokade/presentation/views/norms/norm-certificates.ts';
import { normsQuestion } from '@rokade/presentation/views/norms/norms-question.ts';
import { emergencyHtml, longMomentText } from '@rokade/tables';
import { ownWords } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { filledForms } from '../norms/filled-forms.ts';
import { printedCodes } from '../rounds/printed-codes.ts';
import type { PrintPage } from './print-page.ts';

/** The data of a printed list, with the codes on it. */
export async function printedList(
  locals: App.Locals,
  url: URL,
  { t, shown, request, prizes, groups }: PrintPage,
) {
  const { kind, language } = request;
  const say = ownWords(translator(language), foreignIn(t.settings));
  const certificates =
    kind === 'certificates'
      ? normCertificates(t, { question: normsQuestion(url.searchParams), say, language }).filter(
          ({ player }) => request.player === null || player === request.player,
        )
      : [];
  const forms = kind === 'fide-forms' ? filledForms(t, normsQuestion(url.searchParams)) : [];
  const reading = { t: say, language };
  const about = [
    ...(kind === 'about' || kind === 'arbiter-report' ? publicAbout(shown, reading) : []),
    ...(kind === 'arbiter-report' ? reportedMatters(t, reading) : []),
    ...(kind === 'incidents' ? incidentBook(t, reading) : []),
  ];
  const codes = await printedCodes(locals, url, t, { request, say });
  const emergency =
    kind === 'emergency'
      ? emergencyHtml(t, {
          language,
          t: say,
          madeAt: longMomentText({ language, timeZone: locals.timeZone }, new Date()),
        })
      : null;
  const times = kind === 'times' ? timesWords(t, reading, request.round) : null;
  const envelopes = kind === 'envelopes' ? envelopesOf(t, reading) : [];
  const made = { prizes, about, certificates, forms, groups, codes, emergency, times, envelopes };
  return {
    request,
    head: sheetHead(t, request, say),
    sheet: printedSheet(t, request, say, made),
    hasCodes: codes.length > 0,
  };
}
