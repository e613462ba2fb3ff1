/** Why a list was not sent or not imported, with the facts of its text. */
export interface SendFault {
  readonly code: string;
}

/** A list to be sent. */
export interface ListToSend {
  readonly file: File;
  /** Further parameters of the request, by their names at the API. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly csrf: string;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onShare: (share: number) => void;
}

function faultIn({ status, responseText }: XMLHttpRequest): SendFault | null {
  if (status >= 200 && status < 300) return null;
  try {
    const answer: unknown = JSON.parse(responseText);
    if (typeof answer === 'object' && answer !== null && 'code' in answer)
      return answer as SendFault;
  } catch {
    // A proxy answered in Rokade's place.
  }
  return { code: 'request.failed' };
}

/**
 * Sends a list piece by piece and reports the progress, which `fetch` cannot do. `done` resolves to
 * the failure; null: the server has the list.
 */
export function sendList({ file, parameters, csrf, onShare }: ListToSend): {
  readonly done: Promise<SendFault | null>;
  readonly stop: () => void;
} {
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<SendFault | null>();
  request.open('POST', `/api/lists?${new URLSearchParams({ ...parameters, name: file.name })}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('x-rokade-csrf', csrf);
  request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 1 : loaded / total);
  request.onload = () => resolve(faultIn(request));
  request.onerror = () => resolve({ code: 'send.unreachable' });
  request.onabort = () => resolve({ code: 'list.interrupted' });
  request.send(file);
  return { done: promise, stop: () => request.abort() };
}
